import { readBlockSources } from '@shopfront/behaviors/cart/block-loader';
import {
	createCartClient,
	UNREACHABLE,
	type CartClient,
} from '@shopfront/behaviors/cart/cart-client';
import {
	addViewCartLink,
	createLiveRegion,
} from '@shopfront/behaviors/cart/classic-cart';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { createNavigate } from '@shopfront/host';
import { isRecord } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';
import { readForm } from './read-form';

/** This button leads to the checkout, so the browser has to post the form. */
const BUY_NOW = '.sf-buy-now';

/** apiFetch's code for an unreadable response. Its message is meant for developers. */
const UNREADABLE = 'invalid_json';

const getMessage = ( error: unknown, { dataset }: HTMLFormElement ): string => {
	const { code, message } = isRecord( error ) ? error : {};
	return (
		( typeof message === 'string' && code !== UNREADABLE
			? htmlToText( message )
			: '' ) ||
		( code === UNREACHABLE && dataset.sfUnreachable ) ||
		( dataset.sfLost ?? '' )
	);
};

/** Otherwise the next press would add the product again. */
const empty = ( form: HTMLFormElement, name: string ): void => {
	const field = form.elements.namedItem( name );
	if ( field instanceof HTMLInputElement ) {
		field.checked = field.defaultChecked;
		field.value = field.defaultValue;
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}
};

const add = async (
	form: HTMLFormElement,
	client: CartClient
): Promise< void > => {
	if ( form.getAttribute( 'aria-busy' ) === 'true' ) {
		return;
	}
	const view = form.ownerDocument.defaultView ?? window;
	const button = form.querySelector< HTMLElement >( '[type=submit]' );
	const message = form.querySelector< HTMLElement >( '[data-sf-message]' );
	const liveRegion = createLiveRegion(
		view,
		// A modal dialog makes the rest of the page inert, live regions included.
		form.closest( 'dialog' ) ?? undefined
	);
	const showLoading = ( isLoading: boolean ) => {
		button?.classList.toggle( 'loading', isLoading );
		button?.setAttribute( 'aria-disabled', String( isLoading ) );
		form.setAttribute( 'aria-busy', String( isLoading ) );
	};
	const showMessage = ( text: string, kind = '' ) => {
		if ( message ) {
			message.textContent = text;
			message.dataset.sfMessage = kind;
		}
	};
	liveRegion.clear();
	showMessage( '' );
	button?.classList.remove( 'added' );
	showLoading( true );
	const addItem = await client.open();
	if ( ! addItem ) {
		// The browser posts the form, and the shop's page adds the product.
		form.submit();
		return;
	}
	const products = readForm( form );
	if ( ! view.navigator.onLine ) {
		const text = form.dataset.sfOffline ?? '';
		showMessage( text );
		liveRegion.announce( text );
	}
	const results = await Promise.allSettled(
		products.map( ( { productId, quantity, variation } ) =>
			addItem( productId, quantity, variation )
		)
	);
	const errors = results.flatMap( ( result ) =>
		result.status === 'rejected'
			? [ getMessage( result.reason, form ) ]
			: []
	);
	if ( errors.length > 0 ) {
		results.forEach( ( { status }, index ) => {
			const product = products[ index ];
			if ( product && status === 'fulfilled' ) {
				empty( form, product.field );
			}
		} );
		const text = [ ...new Set( errors ) ].join( ' ' );
		showLoading( false );
		showMessage( text );
		liveRegion.announce( text );
		return;
	}
	const { sfRedirect, sfViewCart, sfCartUrl, sfAdded } = form.dataset;
	const navigate = createNavigate( ( url ) => view.location.assign( url ) );
	if ( sfRedirect && navigate( sfRedirect ) ) {
		return;
	}
	showLoading( false );
	const hasLink = sfViewCart && sfCartUrl;
	// The "View cart" link already shows that it worked.
	showMessage( hasLink ? '' : ( sfAdded ?? '' ), 'added' );
	if ( button ) {
		button.classList.add( 'added' );
		if ( hasLink ) {
			addViewCartLink( button, sfCartUrl, sfViewCart );
		}
	}
	liveRegion.announceLater( sfAdded );
};

/** Sends a product form in the background. The browser posts it if nothing is chosen or the page has no cart data. */
export const mount: Behavior[ 'mount' ] = ( form, { signal } ) => {
	const view = form.ownerDocument.defaultView ?? window;
	const sources = readBlockSources( form.ownerDocument );
	if ( ! sources || ! ( form instanceof HTMLFormElement ) ) {
		return;
	}
	const client = createCartClient( view, sources );
	client.prepare();
	form.addEventListener(
		'submit',
		( event ) => {
			if (
				! event.defaultPrevented &&
				! event.submitter?.matches( BUY_NOW ) &&
				readForm( form ).length > 0
			) {
				event.preventDefault();
				void add( form, client );
			}
		},
		{ signal }
	);
};
