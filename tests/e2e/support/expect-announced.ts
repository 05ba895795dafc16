import { expect, type Page } from '@playwright/test';

export const expectAnnounced = ( page: Page, text: string, timeout = 5000 ) =>
	expect(
		page.locator( '[aria-live], [role=alert]' ).filter( { hasText: text } )
	).not.toHaveCount( 0, { timeout } );
