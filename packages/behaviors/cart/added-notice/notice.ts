import { createLiveRegion } from '@shopfront/behaviors/cart/classic-cart';
import { CLOSE_PATH, createElement, createIcon } from '@shopfront/html';
import { isSafeUrl } from '@shopfront/text';
import type { AddedLine } from './find-added-lines';
import { placeNotice } from './place-notice';

/** How long the notice stays unless it is used, ms. */
const SHOWN_MS = 8000;

/** How long the notice confirms an undo, ms. */
const UNDONE_MS = 4000;

const CLASS = 'sf-added-notice';

/** The texts of the notice. */
export interface NoticeTexts {
	title: string;
	viewCart: string;
	undo: string;
	undone: string;
	undoFailed: string;
	close: string;
}

export interface NoticeOptions {
	lines: readonly AddedLine[];
	/** The pressed button, which the notice follows in the order of focus. */
	button: HTMLElement | null;
	cartUrl: string;
	texts: NoticeTexts;
	/** Undoes the addition, and resolves to whether it worked. Omit it for a notice without undo. */
	undo?: () => Promise< boolean >;
}

/** Returns the element after which Tab should reach the notice. */
const findAnchor = ( page: Document, button: HTMLElement | null ) => {
	const bar = page.activeElement?.closest< HTMLElement >( '.sf-sticky-cart' );
	return (
		bar ??
		button?.closest< HTMLElement >( 'form,.wc-block-all-products' ) ??
		button?.parentElement?.querySelector< HTMLElement >(
			':scope > .added_to_cart'
		) ??
		button
	);
};

/** Shows what was added, with links to the cart and to undo. Replaces an older notice. */
export const showNotice = (
	view: Window,
	{ lines, button, cartUrl, texts, undo }: NoticeOptions
): void => {
	const page = view.document;
	const [ first ] = lines;
	if ( ! first ) {
		return;
	}
	page.querySelectorAll( `.${ CLASS }` ).forEach( ( old ) => old.remove() );
	const controller = new AbortController();
	const { signal } = controller;
	const title = createElement( page, 'strong', `${ CLASS }__title` );
	title.textContent = texts.title;
	const name = createElement( page, 'span', `${ CLASS }__name` );
	name.textContent = lines
		.map( ( line ) =>
			line.added === 1 ? line.name : `${ line.added } × ${ line.name }`
		)
		.join( ', ' );
	const actions = createElement( page, 'div', `${ CLASS }__actions` );
	if ( isSafeUrl( cartUrl ) && cartUrl ) {
		const link = createElement( page, 'a', '', texts.viewCart );
		link.href = cartUrl;
		actions.append( link );
	}
	const closeButton = createElement(
		page,
		'button',
		`${ CLASS }__close`,
		createIcon( page, CLOSE_PATH, { sizePx: 20 } )
	);
	closeButton.type = 'button';
	closeButton.setAttribute( 'aria-label', texts.close );
	const notice = createElement(
		page,
		'div',
		CLASS,
		createElement( page, 'div', `${ CLASS }__text`, title, name ),
		actions,
		closeButton
	);
	notice.setAttribute( 'role', 'group' );
	notice.setAttribute( 'aria-label', texts.title );
	notice.popover = 'manual';
	if ( first.picture && isSafeUrl( first.picture ) ) {
		const picture = createElement( page, 'img', '' );
		picture.src = first.picture;
		picture.alt = '';
		picture.width = picture.height = 56;
		notice.prepend( picture );
	}

	let timer: number | undefined;
	const close = () => {
		const hasFocus = notice.contains( page.activeElement );
		controller.abort();
		view.clearTimeout( timer );
		notice.remove();
		if ( hasFocus ) {
			button?.focus();
		}
	};
	const closeLater = ( delayMs: number ) => {
		view.clearTimeout( timer );
		timer = view.setTimeout(
			() =>
				notice.matches( ':hover,:focus-within' )
					? closeLater( delayMs )
					: close(),
			delayMs
		);
	};
	const place = () => {
		const focused = page.activeElement;
		placeNotice( notice, [
			button,
			focused === page.body || notice.contains( focused )
				? null
				: focused,
		] );
	};
	if ( undo ) {
		const undoButton = createElement( page, 'button', '', texts.undo );
		undoButton.type = 'button';
		undoButton.addEventListener( 'click', async () => {
			if ( undoButton.getAttribute( 'aria-disabled' ) === 'true' ) {
				return;
			}
			undoButton.setAttribute( 'aria-disabled', 'true' );
			const isUndone = await undo();
			const text = isUndone ? texts.undone : texts.undoFailed;
			title.textContent = text;
			if ( notice.contains( page.activeElement ) ) {
				closeButton.focus();
			}
			undoButton.remove();
			createLiveRegion(
				view,
				notice.closest( 'dialog' ) ?? undefined
			).announce( text );
			if ( isUndone ) {
				actions.remove();
				closeLater( UNDONE_MS );
			}
			place();
		} );
		actions.append( undoButton );
	}
	closeButton.addEventListener( 'click', close );
	notice.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Escape' ) {
			// A dialog around it stays open.
			event.preventDefault();
			event.stopPropagation();
			close();
		}
	} );

	const anchor = findAnchor( page, button );
	if ( anchor?.isConnected ) {
		anchor.after( notice );
	} else {
		page.body.append( notice );
	}
	notice.showPopover?.();
	place();
	page.addEventListener(
		'focusin',
		() => {
			place();
			// The browser may scroll to the focused element after the event.
			view.requestAnimationFrame( () => notice.isConnected && place() );
		},
		{ signal }
	);
	view.addEventListener( 'resize', place, { signal } );
	closeLater( SHOWN_MS );
};
