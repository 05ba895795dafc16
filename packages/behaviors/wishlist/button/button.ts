import { closestTo } from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import {
	getStore,
	type WishlistStore,
} from '@shopfront/behaviors/wishlist/backend';
import { createIcon } from '@shopfront/html';

/** Links that change the lists, in both editions of the plugin. */
const LINK =
	'a.add_to_wishlist,a.delete_item,a.yith-wcwl-add-to-wishlist-button';

/** The plugin's newer edition prints this block empty. */
const EMPTY_BLOCK = 'yith-add-to-wishlist-button-block';
const BUTTON_CLASS = 'yith-wcwl-add-to-wishlist-button';

/** Duration of the animation of an added product, ms (docs/contract/wishlist.md 4). */
const ANIMATION_MS = 500;

/** Time in which a visitor may not have seen what another tab has changed, ms. */
const UNSEEN_MS = 1000;

/** A heart. */
const ICON = 'M12 20C7 16 3 13 3 9a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 4-4 7-9 11z';

const idOf = ( block: HTMLElement ) =>
	Number( block.dataset.fragmentRef ?? block.dataset.productId );

/** Returns a block's link. Adds it to an empty block, and to a block with the message of a listed product. */
const ensureLink = ( block: HTMLElement ): HTMLAnchorElement => {
	const present = block.querySelector< HTMLAnchorElement >( LINK );
	if ( present ) {
		return present;
	}
	const page = block.ownerDocument;
	const link = page.createElement( 'a' );
	link.rel = 'nofollow';
	link.append(
		createIcon( page, ICON, {
			className: 'yith-wcwl-icon-svg',
			strokeWidth: 1.5,
		} ),
		page.createElement( 'span' )
	);
	const box = page.createElement( 'div' );
	box.className = 'yith-wcwl-add-button';
	box.append( link );
	block.replaceChildren( box );
	return link;
};

/** Doesn't touch the server's markup until the state is known. */
const paint = ( block: HTMLElement, store: WishlistStore ): void => {
	const id = idOf( block );
	const isPending = store.isPending( id );
	if ( ! store.isReady() && ! isPending ) {
		return;
	}
	const { text, behaviour, url } = store.settings;
	const isListed = store.isListed( id );
	const isView = behaviour === 'view' && isListed && ! isPending;
	const isShown = block.classList.contains( 'exists' );
	block.classList.toggle( 'exists', isListed );
	const present = block.querySelector( LINK );
	// With this setting, a listed product has a message with a link to the list instead.
	if ( isView && isShown && ! present && block.children.length ) {
		return;
	}
	if ( ! isListed && ! isShown && ! isPending && present ) {
		present.classList.remove( 'loading' );
		return;
	}
	const link = ensureLink( block );
	const { classList } = link;
	const isEmpty = block.classList.contains( EMPTY_BLOCK );
	classList.toggle( 'loading', isPending );
	classList.toggle( 'delete_item', isListed && ! isView );
	classList.toggle( 'view-wishlist', isView );
	classList.toggle( 'add_to_wishlist', ! isListed );
	classList.toggle( 'single_add_to_wishlist', ! isListed );
	classList.toggle( BUTTON_CLASS, isEmpty );
	if ( isEmpty ) {
		classList.toggle( `${ BUTTON_CLASS }--loading`, isPending );
		classList.toggle( `${ BUTTON_CLASS }--added`, isListed );
	}
	link.dataset.productId ??= String( id );
	if ( isView ) {
		link.href = url;
	} else if ( ! link.href ) {
		link.href = '#';
		link.setAttribute( 'role', 'button' );
	}
	const label = link.querySelector( 'span:not(.screen-reader-text)' );
	const change = isListed ? 'remove' : 'add';
	const shown = text( isView ? 'browse' : change );
	if ( label && label.textContent !== shown ) {
		label.textContent = shown;
		link.dataset.title = shown;
	}
};

/**
 * A product's button (docs/contract/wishlist.md 2). Shows whether the product is listed, even on a cached page, and
 * adds or removes it. The heart changes on click; the request follows.
 */
export const mountButton: Behavior[ 'mount' ] = ( block, { signal } ) => {
	const view = block.ownerDocument.defaultView ?? window;
	const store = getStore( view );
	const id = idOf( block );
	if ( ! store || ! ( id > 0 ) ) {
		return;
	}
	store.need( id );
	/** When the block last changed without a press. */
	let changedAt = 0;
	store.subscribe( () => {
		const wasListed = block.classList.contains( 'exists' );
		paint( block, store );
		if (
			wasListed !== block.classList.contains( 'exists' ) &&
			! store.isPending( id )
		) {
			changedAt = Date.now();
		}
	}, signal );
	block.addEventListener(
		'click',
		( event ) => {
			const button = closestTo< HTMLAnchorElement >( event, LINK );
			// The link of a listed product may lead to the list.
			if (
				! button ||
				button.classList.contains( 'view-wishlist' ) ||
				event.metaKey ||
				event.ctrlKey ||
				event.shiftKey
			) {
				return;
			}
			event.preventDefault();
			if ( ! view.navigator.cookieEnabled ) {
				view.alert( store.settings.cookiesDisabled );
				return;
			}
			const productId = idOf( block );
			const isListed =
				store.isReady() || store.isPending( productId )
					? store.isListed( productId )
					: block.classList.contains( 'exists' );
			// A menu link adds the product to its own list.
			const kind =
				isListed &&
				! button.dataset.wishlistId &&
				// Pressed as the button that it was: the server says that the product is listed.
				Date.now() - changedAt > UNSEEN_MS
					? 'remove'
					: 'add';
			if ( kind === 'add' ) {
				block.classList.add( 'sf-added' );
				setTimeout(
					() => block.classList.remove( 'sf-added' ),
					ANIMATION_MS
				);
			}
			store.change( {
				kind,
				productId,
				productType: button.dataset.productType ?? '',
				button,
			} );
		},
		{ signal }
	);
};
