import { createEmit, isPlainClick } from '@shopfront/behaviors/engine/dom';
import { showDialog } from '@shopfront/behaviors/dialogs/modal-dialog';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { createPageStyles } from '@shopfront/behaviors/engine/page-styles';
import { createQuickView } from './dialog';
import { fetchProduct } from './fetch-product';
import { readSettings, type QuickViewSettings } from './settings';
import styles from './style.scss?text';

/** Marks the open dialog's history entry. */
const STATE = 'shopfrontQuickView';

const TITLE = '.product_title, h1, h2, h3';

const addStyles = createPageStyles( styles );

const emit = createEmit( 'quick-view' );

/** Shows a product in a dialog. The button, Escape, a click on the backdrop, and the browser's Back close it. */
const open = (
	opener: HTMLAnchorElement,
	settings: QuickViewSettings,
	productId: string
): void => {
	const page = opener.ownerDocument;
	const view = page.defaultView ?? window;
	const controller = new AbortController();
	const { signal } = controller;
	addStyles( page );
	const { dialog, closeButton, retry, status, failure, content } =
		createQuickView( page, settings, opener.href );

	const showTitle = ( product: HTMLElement ) => {
		const title = product.querySelector< HTMLElement >( TITLE );
		if ( ! title ) {
			return;
		}
		title.id ||= 'sf-quick-view-title';
		title.tabIndex = -1;
		dialog.removeAttribute( 'aria-label' );
		dialog.setAttribute( 'aria-labelledby', title.id );
		// Screen readers continue with the product, unless the shopper has moved the focus already.
		if ( page.activeElement === closeButton ) {
			title.focus( { preventScroll: true } );
		}
	};
	const load = async () => {
		failure.hidden = true;
		failure.firstElementChild?.replaceChildren();
		content.setAttribute( 'aria-busy', 'true' );
		status.textContent = settings.loading;
		try {
			const product = await fetchProduct(
				view,
				settings,
				productId,
				signal
			);
			signal.throwIfAborted();
			content.replaceChildren( product );
			page.dispatchEvent(
				new CustomEvent( 'sf:content', { detail: { root: content } } )
			);
			showTitle( product );
			emit( dialog, 'loaded' );
		} catch {
			if ( ! signal.aborted ) {
				failure.hidden = false;
				failure.firstElementChild?.append( settings.failed );
			}
		}
		content.removeAttribute( 'aria-busy' );
		status.textContent = '';
	};
	const isOurs = () => Boolean( view.history.state?.[ STATE ] );
	const requestClose = () => {
		if ( ! emit( dialog, 'close' ) ) {
			return;
		}
		if ( isOurs() ) {
			// `popstate` closes it. Closing it first would let a second dialog add its entry before this entry is gone.
			view.history.back();
		} else {
			dialog.close();
		}
	};
	retry.addEventListener( 'click', () => {
		// The pressed button disappears.
		closeButton.focus();
		void load();
	} );
	view.addEventListener(
		'popstate',
		() => {
			// A view of pictures above it has an entry of its own.
			if ( ! isOurs() ) {
				dialog.close();
			}
		},
		{ signal }
	);

	page.body.append( dialog );
	showDialog( dialog, {
		opener,
		initialFocus: closeButton,
		onCloseRequest: requestClose,
		onClose: () => {
			controller.abort();
			if ( isOurs() ) {
				view.history.back();
			}
			if ( ! opener.isConnected ) {
				page.querySelector< HTMLElement >(
					`[data-sf-quick-view="${ CSS.escape( productId ) }"]`
				)?.focus();
			}
			emit( dialog, 'closed' );
		},
		// Removing it also stops the product's behaviors.
		onClosed: () => dialog.remove(),
	} );
	view.history.pushState( { ...view.history.state, [ STATE ]: true }, '' );
	emit( dialog, 'opened' );
	void load();
};

/**
 * Shows the linked product in a dialog (docs/contract/product-pages.md 7), and starts the product's behaviors in it.
 * Without the page's settings or a product, the link stays a link.
 */
export const mount: Behavior[ 'mount' ] = ( opener, { signal } ) => {
	const { ownerDocument: page } = opener;
	const settings = readSettings( page.defaultView ?? window );
	const productId = opener.dataset.sfQuickView;
	if (
		! settings ||
		! productId ||
		! ( opener instanceof HTMLAnchorElement )
	) {
		return undefined;
	}
	opener.setAttribute( 'aria-haspopup', 'dialog' );
	opener.addEventListener(
		'click',
		( event ) => {
			if ( ! isPlainClick( event ) || ! emit( opener, 'open' ) ) {
				return;
			}
			event.preventDefault();
			if ( ! page.querySelector( 'dialog.sf-quick-view[open]' ) ) {
				open( opener, settings, productId );
			}
		},
		{ signal }
	);
	return () => opener.removeAttribute( 'aria-haspopup' );
};
