import { MAILING_LIST } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { setCurrentEmail } from './cookies';
import { isEmail } from './is-email';
import { readSettings } from './settings';

/** The checkout block's field. We capture its address even while it has the focus. */
const BLOCK_FIELD = '#contact-fields input[type="email"]';
const BILLING_FIELD = '#billing_email';
const FIELDS = `#username,#reg_email,${ BILLING_FIELD },${ BLOCK_FIELD }`;

const [ CLASSIC_OPT_IN, BLOCK_OPT_IN ] = MAILING_LIST.optIns;

/** An address counts as entered after this pause, ms. */
const TYPING_MS = 2000;

const report = ( error: unknown ): void =>
	// eslint-disable-next-line no-console -- A shopper has no use for it, and the checkout does not depend on it.
	console.error( 'Shopfront: email capture failed.', error );

/**
 * Sends the address that a visitor enters to log in, register or order to the mailing list's server, which can then
 * write about an abandoned cart. Listens on the document, because the checkout block renders its field later. Does
 * nothing without settings or permission, or if the plugin's own script is on the page.
 */
export const startEmailCapture = ( view: Window ): void => {
	const page = view.document;
	const settings = readSettings( view );
	if ( ! settings || MAILING_LIST.script in view ) {
		return;
	}
	const urlOf = ( action: string ) => {
		const url = new URL( settings.url, page.baseURI );
		url.searchParams.set( 'action', action );
		return url;
	};
	const post = ( url: URL, type: string, body?: URLSearchParams ) =>
		view.fetch( url, {
			method: 'POST',
			headers: { Accept: 'application/json', 'Content-Type': type },
			body,
		} );

	let sentEmail = '';
	/** One request at a time, so that the last address reaches the server last. */
	let queue: Promise< unknown > = Promise.resolve();

	const send = async ( email: string ) => {
		if ( email === sentEmail ) {
			return;
		}
		const isSubscribed = MAILING_LIST.optIns.some(
			( selector ) =>
				page.querySelector< HTMLInputElement >( selector )?.checked
		);
		const { ok, status } = await post(
			urlOf( MAILING_LIST.actions.record ),
			'application/x-www-form-urlencoded',
			new URLSearchParams( {
				email,
				[ MAILING_LIST.languageField ]: settings.language,
				subscribed: isSubscribed ? '1' : '0',
			} )
		);
		if ( ! ok ) {
			throw new Error( `HTTP status ${ status }` );
		}
		sentEmail = email;
	};

	const capture = ( field: Element | null ): void => {
		const value = field instanceof HTMLInputElement ? field.value : '';
		const email = value.trim();
		if ( isEmail( email ) && email !== sentEmail ) {
			setCurrentEmail( page, email );
			queue = queue.then( () => send( email ) ).catch( report );
		}
	};

	const toggleConsents = () => {
		const box = page.querySelector< HTMLInputElement >( CLASSIC_OPT_IN );
		const consents = page.querySelector< HTMLElement >(
			MAILING_LIST.consents
		);
		if ( box && consents ) {
			consents.hidden = ! box.checked;
		}
	};

	let timer: number | undefined;
	const stopWaiting = () => view.clearTimeout( timer );
	const handleFocus = ( { target }: Event ) => {
		if ( target instanceof Element && target.matches( FIELDS ) ) {
			stopWaiting();
			capture( target );
		}
	};
	page.addEventListener( 'focusin', handleFocus );
	page.addEventListener( 'focusout', handleFocus );
	page.addEventListener( 'input', ( { target } ) => {
		if ( target instanceof Element && target.matches( BLOCK_FIELD ) ) {
			stopWaiting();
			timer = view.setTimeout( () => capture( target ), TYPING_MS );
		}
	} );
	page.addEventListener( 'change', ( { target } ) => {
		const isClassic =
			target instanceof Element && target.matches( CLASSIC_OPT_IN );
		const isBlock =
			target instanceof Element &&
			target.matches( BLOCK_OPT_IN ) &&
			! page.querySelector( CLASSIC_OPT_IN );
		if ( isClassic || isBlock ) {
			toggleConsents();
			const field = page.querySelector(
				isClassic ? BILLING_FIELD : BLOCK_FIELD
			);
			// The server knows the address, but not the new choice.
			queue = queue.then( () => {
				sentEmail = '';
			} );
			void queue.then( () => capture( field ) );
		}
	} );
	toggleConsents();

	const cartId = new URL( page.location.href ).searchParams.get(
		MAILING_LIST.cartParameter
	);
	const lookUp = async ( hash: string ) => {
		const url = urlOf( MAILING_LIST.actions.lookUp );
		url.searchParams.set( 'hash', hash );
		const response = await post( url, 'application/json' );
		const answer: unknown = response.ok ? await response.json() : null;
		if ( isRecord( answer ) && isEmail( answer.email ) ) {
			setCurrentEmail( page, answer.email );
		}
	};
	if ( cartId ) {
		lookUp( cartId ).catch( report );
	}
};
