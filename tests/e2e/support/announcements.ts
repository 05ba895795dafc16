import type { Page } from '@playwright/test';

/** Takes down what screen readers are told without being asked, from the next page that is opened on. */
export const watchAnnouncements = ( page: Page ) =>
	page.addInitScript( () => {
		const announced: string[] = [];
		Object.assign( window, { announcements: announced } );
		const LIVE = '[aria-live]:not([aria-live="off"]), [role=alert]';
		const last = new WeakMap< Element, string >();
		const take = ( region: Element | null | undefined ) => {
			// A space that cannot be seen tells two messages apart that are the same.
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
						// Only an alert is told when it comes with its text.
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

/** All that was told so far, in its order. */
export const announcements = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const announced: unknown = Reflect.get( window, 'announcements' );
		return Array.isArray( announced ) ? announced.map( String ) : [];
	} );
