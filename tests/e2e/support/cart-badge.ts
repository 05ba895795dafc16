import type { Locator, Page } from '@playwright/test';

export const cartBadge = ( page: Page, count: number ): Locator =>
	page.getByRole( 'button', {
		name: `Number of items in the cart: ${ count }`,
		exact: true,
	} );
