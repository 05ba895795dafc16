import {
	closestTo,
	createEmit,
	ensureId,
} from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { keepInWindow } from './keep-in-window';
import { watchHover } from './watch-hover';

/** From this width on, the vertical menu may stay open. */
const LARGE = '(min-width: 850px)';

const emit = createEmit( 'dropdown' );

interface Item {
	li: HTMLElement;
	submenu: HTMLElement;
	toggle: HTMLElement;
	isHovered?: boolean;
}

/**
 * Navigation menus that open below or beside their items: on hover, by a button beside the link, and on the first tap
 * on the link. This is the disclosure pattern, not an ARIA menu, whose keys would differ from the rest of the page.
 * Without script, styles show the menus.
 */
export const mount: Behavior[ 'mount' ] = ( root, { signal } ) => {
	const page = root.ownerDocument;
	const view = page.defaultView ?? window;
	const settings = readSiteSettings( view );
	const undo: Array< () => void > = [];
	const items: Item[] = [];
	/** Stays open on the front page. */
	let kept: Item | undefined;
	let pointer = '';

	const isOpen = ( { li }: Item ) => li.classList.contains( 'is-open' );
	const setOpen = ( item: Item, opens: boolean ) => {
		const { li, submenu, toggle } = item;
		if (
			opens === isOpen( item ) ||
			! emit( li, opens ? 'open' : 'close' )
		) {
			return;
		}
		if ( opens ) {
			closeAll( ( other ) => ! other.li.contains( li ) );
		}
		li.classList.toggle( 'is-open', opens );
		item.isHovered &&= opens;
		toggle.setAttribute( 'aria-expanded', String( opens ) );
		if ( opens ) {
			keepInWindow( submenu, root );
		} else {
			closeAll( ( other ) => submenu.contains( other.li ) );
		}
		emit( li, opens ? 'opened' : 'closed' );
	};
	const closeAll = ( isMeant: ( item: Item ) => boolean = () => true ) =>
		items
			.filter( ( item ) => isOpen( item ) && item !== kept )
			.filter( isMeant )
			.forEach( ( item ) => setOpen( item, false ) );

	/** Returns the item's own button, a link to `#`, or a new button beside the link. */
	const findToggle = ( li: HTMLElement ): HTMLElement => {
		const own = li.querySelector< HTMLElement >(
			':scope > button,:scope > a'
		);
		if ( own?.matches( 'button' ) ) {
			return own;
		}
		if ( own?.getAttribute( 'href' ) === '#' ) {
			own.setAttribute( 'role', 'button' );
			undo.push( () => own.removeAttribute( 'role' ) );
			return own;
		}
		const button = page.createElement( 'button' );
		button.type = 'button';
		button.className = 'sf-dropdown__toggle';
		button.ariaLabel = (
			settings.text( 'i18n', 'toggleButton' ) || 'Submenu of %s'
		).replace( '%s', () => own?.textContent?.trim() ?? '' );
		li.querySelector( ':scope > .sf-submenu' )?.before( button );
		undo.push( () => button.remove() );
		return button;
	};

	for ( const submenu of root.querySelectorAll< HTMLElement >(
		'li > .sf-submenu'
	) ) {
		const li = submenu.parentElement;
		if ( ! li ) {
			continue;
		}
		const item: Item = { li, submenu, toggle: findToggle( li ) };
		const { toggle } = item;
		toggle.setAttribute( 'aria-expanded', 'false' );
		toggle.setAttribute( 'aria-controls', ensureId( submenu ) );
		undo.push( () => {
			toggle.removeAttribute( 'aria-expanded' );
			toggle.removeAttribute( 'aria-controls' );
			li.classList.remove( 'is-open' );
		} );
		items.push( item );
		watchHover(
			li,
			() => {
				item.isHovered ||= ! isOpen( item );
				setOpen( item, true );
			},
			() => {
				if ( item !== kept ) {
					setOpen( item, false );
				}
			},
			signal
		);
		li.addEventListener(
			'focusout',
			( { relatedTarget } ) => {
				if (
					relatedTarget instanceof Node &&
					! li.contains( relatedTarget ) &&
					item !== kept
				) {
					setOpen( item, false );
				}
			},
			{ signal }
		);
	}
	root.addEventListener(
		'click',
		( event ) => {
			const pressed = closestTo( event, 'a,button' );
			const item = items.find(
				( { li } ) => pressed && pressed.parentElement === li
			);
			if ( ! item ) {
				return;
			}
			if ( item.toggle.contains( pressed ) ) {
				event.preventDefault();
				// Hovering on the way to the click has already opened it.
				setOpen( item, Boolean( item.isHovered ) || ! isOpen( item ) );
				item.isHovered = false;
			} else if (
				pointer === 'touch' &&
				event.detail > 0 &&
				! isOpen( item )
			) {
				// The second tap follows the link.
				event.preventDefault();
				setOpen( item, true );
			}
		},
		{ signal }
	);
	root.addEventListener(
		'keydown',
		( event ) => {
			// A link that acts as a button.
			if (
				event.key === ' ' &&
				event.target instanceof HTMLAnchorElement &&
				items.some( ( { toggle } ) => toggle === event.target )
			) {
				event.preventDefault();
				event.target.click();
			}
		},
		{ signal }
	);
	page.addEventListener(
		'pointerdown',
		( { target, pointerType } ) => {
			pointer = pointerType;
			if ( target instanceof Node && ! root.contains( target ) ) {
				closeAll();
			}
		},
		{ signal }
	);
	page.addEventListener(
		'keydown',
		( event ) => {
			const top = items
				.filter( ( item ) => isOpen( item ) && item !== kept )
				.pop();
			if ( event.key === 'Escape' && top && ! event.defaultPrevented ) {
				// Don't close a dialog around the menu.
				event.preventDefault();
				if ( top.li.contains( page.activeElement ) ) {
					top.toggle.focus();
				}
				setOpen( top, false );
			}
		},
		{ signal }
	);
	page.addEventListener( 'sf:layers:open', () => closeAll(), { signal } );

	root.classList.add( 'is-enhanced' );
	if (
		root.dataset.sfDropdown === 'vertical' &&
		settings.get( 'header_nav_vertical_fly_out_frontpage' ) &&
		page.body.classList.contains( 'home' ) &&
		view.matchMedia?.( LARGE ).matches
	) {
		const [ first ] = items;
		if ( first ) {
			setOpen( first, true );
			kept = first;
		}
	}
	return () => {
		root.classList.remove( 'is-enhanced' );
		undo.forEach( ( run ) => run() );
	};
};
