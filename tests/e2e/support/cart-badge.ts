import type { Locator, Page } from '@playwright/test';

/** The header's mini-cart button, while it shows this number of items. */
export const cartBadge = ( page: Page, count: number ): Locator =>
	page.getByRole( 'button', {
		name: `Number of items in the cart: ${ count }`,
		exact: true,
	} );
