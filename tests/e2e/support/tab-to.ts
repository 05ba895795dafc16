import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any of our pages has. */
const MAX_STOPS = 60;

export const tabTo = async ( page: Page, target: Locator ) => {
	const hasFocus = () =>
		target.evaluate( ( element ) => element.matches( ':focus' ) );
	for ( let stops = 0; stops < MAX_STOPS; stops++ ) {
		if ( await hasFocus() ) {
			return;
		}
		await page.keyboard.press( 'Tab' );
	}
	await expect( target ).toBeFocused( { timeout: 1 } );
};
