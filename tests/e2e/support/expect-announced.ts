import { expect, type Page } from '@playwright/test';
import { announcements } from './announcements';

const toWords = ( text: string ) => text.replace( /\s+/g, ' ' );

/** Since the page opened: a later announcement may have replaced it. */
export const expectAnnounced = ( page: Page, text: string, timeout = 5000 ) =>
	expect
		.poll(
			async () => toWords( ( await announcements( page ) ).join( ' ' ) ),
			{
				timeout,
			}
		)
		.toContain( toWords( text ) );
