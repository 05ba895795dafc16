import { createEmit, ensureId } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { findTabs, startTabs } from './tab-list';

const TABS = '[data-sf-tabs]';

const emit = createEmit( 'tabs' );

/** The element's own tabs, not tabs in its panels (docs/contract/site-behaviors.md 1). */
export const mount: Behavior[ 'mount' ] = ( element, { signal } ) => {
	const tabs = findTabs(
		[ ...element.querySelectorAll< HTMLElement >( '[role=tab]' ) ].filter(
			( tab ) => tab.closest( TABS ) === element
		)
	);
	const initial =
		tabs.find(
			( { link } ) => link.getAttribute( 'aria-selected' ) === 'true'
		) ?? tabs[ 0 ];
	if ( ! initial ) {
		return undefined;
	}
	for ( const { link, panel } of tabs ) {
		panel.setAttribute( 'role', 'tabpanel' );
		if ( ! panel.matches( '[aria-label],[aria-labelledby]' ) ) {
			panel.setAttribute( 'aria-labelledby', ensureId( link ) );
		}
	}
	const select = startTabs(
		tabs,
		signal,
		initial.link
			.closest( '[role=tablist]' )
			?.getAttribute( 'aria-orientation' )
	);
	select( initial );
	let current = initial;
	for ( const tab of tabs ) {
		const { link, panel } = tab;
		const on = ( type: string, listener: ( event: Event ) => void ) =>
			link.addEventListener( type, listener, { signal } );
		on( 'click', () => {
			if ( tab !== current ) {
				current = tab;
				emit( element, 'change', { tab: link, panel } );
			}
		} );
		on( 'keydown', ( event ) => {
			// Links only know Enter, but `role="tab"` promises Space, too.
			if ( event instanceof KeyboardEvent && event.key === ' ' ) {
				event.preventDefault();
				link.click();
			}
		} );
		if ( element.dataset.sfTabsActivate === 'auto' ) {
			on( 'focus', () => link.click() );
		}
	}
	return () => {
		for ( const { panel } of tabs ) {
			panel.style.display = '';
			panel.hidden = false;
		}
	};
};
