import type { Browser, BrowserContext } from '@playwright/test';

type StorageState = Awaited< ReturnType< BrowserContext[ 'storageState' ] > >;

export const CONDITION: { name: string; slowdown: number };
export const measurePairs: (
	browser: Browser,
	address: string,
	states: { withMs: StorageState; withoutMs: StorageState },
	runs?: number
) => Promise< { page: string; withMs: number; withoutMs: number }[] >;
