import type { BrowserContext, Page } from '@playwright/test';

/** Announcements of live regions and alerts, on each page that opens. */
export const watchAnnouncements = ( context: BrowserContext ) =>
	context.addInitScript( () => {
		const announced: string[] = [];
		Object.assign( window, { announcements: announced } );
		const LIVE = '[aria-live]:not([aria-live="off"]), [role=alert]';
		const last = new WeakMap< Element, string >();
		const take = ( region: Element | null | undefined ) => {
			// An invisible space distinguishes two equal messages.
			const text = region?.textContent?.replace( /\u00a0/g, '' ).trim();
			if ( region && last.get( region ) !== text ) {
				last.set( region, text ?? '' );
				if ( text ) {
					announced.push( text );
				}
			}
		};
		new MutationObserver( ( changes ) => {
			for ( const { target, addedNodes } of changes ) {
				const parent =
					target instanceof Element ? target : target.parentElement;
				take( parent?.closest( LIVE ) );
				for ( const node of addedNodes ) {
					if ( node instanceof Element ) {
						// Screen readers announce the initial content of alerts, but not of other live regions.
						node.querySelectorAll( '[role=alert]' ).forEach( take );
						if ( node.matches( '[role=alert]' ) ) {
							take( node );
						}
					}
				}
			}
		} ).observe( document, {
			subtree: true,
			childList: true,
			characterData: true,
		} );
	} );

export const announcements = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const announced: unknown = Reflect.get( window, 'announcements' );
		return Array.isArray( announced ) ? announced.map( String ) : [];
	} );
