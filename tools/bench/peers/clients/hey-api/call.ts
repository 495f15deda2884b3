import { getDashboard } from './generated/sdk.gen.ts';

const { data } = await getDashboard({ path: { dashboardId: '6740a3f2c51e9b0012d4e901' } });
export const named: string | undefined = data?.data.name;
