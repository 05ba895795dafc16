import { createEmit, ensureId } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { findTabs, startTabs } from './tab-list';

const TABS = '[data-sf-tabs]';

const emit = createEmit( 'tabs' );

/** Tabs of one element, without those of tabs inside. See docs/contract/site-behaviors.md 1. */
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
	const select = startTabs( tabs, {
		signal,
		orientation: initial.link
			.closest( '[role=tablist]' )
			?.getAttribute( 'aria-orientation' ),
		isAutomatic: element.dataset.sfTabsActivate === 'auto',
		onChange: ( { link, panel } ) =>
			emit( element, 'change', { tab: link, panel } ),
	} );
	select( initial );
	for ( const { link } of tabs ) {
		link.addEventListener(
			'keydown',
			( event ) => {
				// Links know Enter alone, but the role of a tab promises both.
				if ( event.key === ' ' ) {
					event.preventDefault();
					link.click();
				}
			},
			{ signal }
		);
	}
	return () => {
		for ( const { panel } of tabs ) {
			panel.style.display = '';
			panel.hidden = false;
		}
	};
};
