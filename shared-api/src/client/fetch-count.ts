import { http } from 'shared-api/client/http';
import { totalOf } from './read-page.ts';

/** How many items a list holds, by its headers alone: a number is told without the data of anybody. @throws ApiError */
export async function fetchCount(list: string, query: Record<string, string>, signal: AbortSignal): Promise<number> {
  const searchParams = { ...query, limit: 1 };
  return totalOf((await (await http()).head(list, { searchParams, signal })).headers);
}
