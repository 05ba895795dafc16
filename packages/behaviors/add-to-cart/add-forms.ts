import {
	createBlockLoader,
	type BlockLoader,
	type BlockSources,
} from '@shopfront/behaviors/block-loader';
import {
	addViewCartLink,
	createLiveRegion,
	type LiveRegion,
} from '@shopfront/behaviors/classic-cart';
import { isRecord } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { readForm } from './read-form';

const FORM = 'form[data-sf-add]';

/** A button that leads to the checkout, so that the form has to be posted. */
const BUY_NOW = '.sf-buy-now';

/** Events that precede a submit. */
const INTENT_EVENTS = [ 'pointerover', 'focusin' ];

/** Error code of apiFetch for an unreadable response, whose message is for developers. */
const UNREADABLE = 'invalid_json';

/** Returns the server's message as text; `''` if there is none, as after a lost connection. */
const getMessage = ( error: unknown ): string =>
	isRecord( error ) &&
	typeof error.message === 'string' &&
	error.code !== UNREADABLE
		? htmlToText( error.message )
		: '';

const findForm = ( { target }: Event ): HTMLFormElement | null =>
	target instanceof Element
		? target.closest< HTMLFormElement >( FORM )
		: null;

async function add(
	form: HTMLFormElement,
	load: BlockLoader,
	liveRegion: LiveRegion
): Promise< void > {
	const button = form.querySelector< HTMLElement >( '[type=submit]' );
	const message = form.querySelector( '[data-sf-message]' );
	const showLoading = ( isLoading: boolean ) => {
		button?.classList.toggle( 'loading', isLoading );
		button?.setAttribute( 'aria-disabled', String( isLoading ) );
		form.setAttribute( 'aria-busy', String( isLoading ) );
	};
	const showMessage = ( text: string ) => {
		if ( message ) {
			message.textContent = text;
		}
	};
	if ( form.getAttribute( 'aria-busy' ) === 'true' ) {
		return;
	}
	liveRegion.clear();
	showMessage( '' );
	button?.classList.remove( 'added' );
	showLoading( true );
	const block = await load().catch( () => null );
	if ( ! block ) {
		// The shop's own page adds the product then.
		form.submit();
		return;
	}
	const { productId, quantity, variation } = readForm( form );
	if ( ! form.ownerDocument.defaultView?.navigator.onLine ) {
		// The store keeps the product and sends it when the connection returns.
		const text = form.dataset.sfOffline ?? '';
		showMessage( text );
		liveRegion.announce( text );
	}
	try {
		await block.addItem( productId, quantity, variation );
	} catch ( error ) {
		const text = getMessage( error ) || ( form.dataset.sfLost ?? '' );
		showLoading( false );
		showMessage( text );
		liveRegion.announce( text );
		return;
	}
	const { sfRedirect, sfViewCart, sfCartUrl, sfAdded } = form.dataset;
	if ( sfRedirect ) {
		form.ownerDocument.defaultView?.location.assign( sfRedirect );
		return;
	}
	showLoading( false );
	showMessage( '' );
	if ( button ) {
		button.classList.add( 'added' );
		if ( sfViewCart && sfCartUrl ) {
			addViewCartLink( button, sfCartUrl, sfViewCart );
		}
	}
	liveRegion.announceLater( sfAdded );
}

/**
 * Sends the product forms of a page through the cart store.
 *
 * @param view    The window of the page.
 * @param sources The files and settings of the block that has the store; without them, the forms post.
 */
export function startAddForms(
	view: Window,
	sources: BlockSources | null
): void {
	const page = view.document;
	if ( ! sources || ! page.querySelector( FORM ) ) {
		return;
	}
	const load = createBlockLoader( view, sources );
	const liveRegion = createLiveRegion( view );
	for ( const type of INTENT_EVENTS ) {
		page.addEventListener( type, ( event ) => {
			if ( findForm( event ) ) {
				load().catch( () => undefined );
			}
		} );
	}
	page.addEventListener( 'submit', ( event ) => {
		const form = findForm( event );
		if ( form && ! event.submitter?.matches( BUY_NOW ) ) {
			event.preventDefault();
			void add( form, load, liveRegion );
		}
	} );
}
