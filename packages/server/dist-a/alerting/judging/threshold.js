const violated = {
    above: (value, threshold) => value >= threshold,
    below: (value, threshold) => value < threshold,
    above_exclusive: (value, threshold) => value > threshold,
    below_or_equal: (value, threshold) => value <= threshold,
    equal: (value, threshold) => value === threshold,
    not_equal: (value, threshold) => value !== threshold,
    between: (value, threshold, max) => value >= threshold && value <= max,
    not_between: (value, threshold, max) => value < threshold || value > max,
};
const words = {
    above: (threshold) => `${threshold} or more`,
    below: (threshold) => `less than ${threshold}`,
    above_exclusive: (threshold) => `more than ${threshold}`,
    below_or_equal: (threshold) => `${threshold} or less`,
    equal: (threshold) => `exactly ${threshold}`,
    not_equal: (threshold) => `anything but ${threshold}`,
    between: (threshold, max) => `${threshold} to ${max}`,
    not_between: (threshold, max) => `less than ${threshold} or more than ${max}`,
};
/** Whether a value is one that the alert is for. */
export const violates = ({ type, threshold, max }, value) => violated[type](value, threshold, max);
/** The values that an alert is for, in words. */
export const inWords = ({ type, threshold, max }) => words[type](threshold, max);
