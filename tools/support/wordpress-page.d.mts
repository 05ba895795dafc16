import type { Page } from '@playwright/test';

export const hasWordPressBuild: ( folder: string ) => boolean;
export const asOnWordPress: (
	page: Page,
	addOns: readonly string[],
	host?: 'host' | 'host-19',
	folder?: string
) => Promise< void >;
