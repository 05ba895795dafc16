import type { ClassicForm } from './classic-form';
import { createClassicRequest } from './classic-request';
import type {
	Answer,
	CheckoutResult,
	GatewayData,
	QueryFunction,
} from './types';

/** A gateway's script that hasn't answered by then never will. */
const LIMIT_MS = 60_000;

/** Error messages that scripts draw. */
const ERRORS =
	'.woocommerce-error, .woocommerce-NoticeGroup, [role="alert"], [class*="error"]';

/** The form is sent; gateways read it. */
const PROCESSING = 'processing';

export interface ClassicOrder {
	/** Asks the gateway's script whether the order may be sent, and waits while it prepares the payment. */
	setUp: () => Promise< Answer >;
	/** Lets the gateway's script continue after the order, such as by a dialog. `undefined` if it leaves that to the page. */
	succeed: ( result: CheckoutResult ) => Promise< Answer > | undefined;
	/** Tells the gateway's script that the order was refused. */
	fail: ( message: string ) => void;
	stop: () => void;
}

export interface ClassicOrderOptions {
	page: Document;
	query: QueryFunction;
	form: ClassicForm;
	gateway: string;
	data: GatewayData;
	/** Presses Place Order. With `isPatient` it waits until the checkout can send an order, else it needs one now. */
	press: ( isPatient: boolean ) => void;
	/** Tells the checkout that a payment on the page has failed: the shopper can place the order again. */
	release: () => void;
}

const textOf = ( html: unknown, page: Document ): string => {
	const body = new ( page.defaultView ?? window ).DOMParser().parseFromString(
		typeof html === 'string' ? html : '',
		'text/html'
	).body;
	return ( body.textContent ?? '' ).trim();
};

interface FoundError {
	text: string;
	/** The element that the script has added for the error; `null` if the element was there before. */
	added: Element | null;
}

const textIn = ( element: Element | null | undefined ): string =>
	( element?.textContent ?? '' ).trim();

/** The error that a change of the form has drawn. An older one beside it is none. */
const findErrors = ( { addedNodes, target }: MutationRecord ): FoundError[] => {
	const around = target instanceof Element ? target : target.parentElement;
	const errors: FoundError[] = [
		{ text: textIn( around?.closest( ERRORS ) ), added: null },
	];
	for ( const node of addedNodes ) {
		const added =
			node instanceof Element &&
			( node.matches( ERRORS ) ? node : node.querySelector( ERRORS ) );
		if ( added ) {
			errors.push( { text: textIn( added ), added } );
		}
	}
	return errors.filter( ( { text } ) => text !== '' );
};

/**
 * The jQuery protocol of the classic checkout, with one gateway's script. The script stops an order by returning `false`,
 * and sends the form once it has prepared the payment.
 */
export const createClassicOrder = ( {
	page,
	query,
	form: classicForm,
	gateway,
	data,
	press,
	release: releaseCheckout,
}: ClassicOrderOptions ): ClassicOrder => {
	const form = classicForm.element;
	const body = query( page.body );
	let answerWaiting: ( ( answer: Answer ) => void ) | null = null;
	let isOrderSent = false;
	const drawnErrors: FoundError[] = [];
	const request = createClassicRequest( page, query );
	/** The classic checkout passes itself. Scripts call these of its methods. */
	const checkout = {
		$checkout_form: query( form ),
		get_payment_method: () => gateway,
		submit_error: ( html: string ) =>
			body.trigger( 'checkout_error', [ html ] ),
	};
	const isAllowed = () =>
		query( form ).triggerHandler( 'checkout_place_order', [ checkout ] ) !==
			false &&
		query( form ).triggerHandler( `checkout_place_order_${ gateway }`, [
			checkout,
		] ) !== false;
	const refuse = ( message: string ): Answer => ( {
		type: 'error',
		message: message || data.shopfrontClassic.check,
	} );
	const send = (): Answer => {
		const fields = classicForm.serialize();
		// As the classic checkout does before it shows the server's answer.
		drawnErrors.splice( 0 ).forEach( ( { added } ) => added?.remove() );
		form.classList.add( PROCESSING );
		request.start( fields );
		return {
			type: 'success',
			meta: {
				paymentMethodData: {
					// In base64, because the server removes HTML and encoded letters from the data.
					shopfront_classic_form: btoa( fields ),
				},
			},
		};
	};
	const settle = ( answer: Answer ) => {
		const settleWaiting = answerWaiting;
		answerWaiting = null;
		settleWaiting?.( answer );
	};
	/** Scripts wait for the button's click, the form's `submit`, or the checkout's own events. */
	const submit = () => {
		const button = form.querySelector( '#place_order' );
		if ( button instanceof HTMLButtonElement && ! button.disabled ) {
			button.click();
		} else {
			query( form ).trigger( 'submit' );
		}
	};
	/** Waits until the script sends the form or shows an error, or the shopper corrects something. */
	const ask = (): Promise< Answer > =>
		new Promise( ( resolve ) => {
			const release = () => settle( refuse( '' ) );
			const timer = setTimeout( release, LIMIT_MS );
			const observer = new MutationObserver( ( changes ) => {
				const errors = changes.flatMap( findErrors );
				drawnErrors.push( ...errors );
				if ( errors[ 0 ] ) {
					settle( refuse( errors[ 0 ].text ) );
				}
			} );
			answerWaiting = ( answer ) => {
				clearTimeout( timer );
				observer.disconnect();
				form.removeEventListener( 'input', release );
				resolve( answer );
			};
			observer.observe( form, {
				characterData: true,
				childList: true,
				subtree: true,
			} );
			form.addEventListener( 'input', release );
			submit();
		} );
	/**
	 * Ends the wait for the script's dialog: the checkout can send the order again, with no message of ours. Returns whether
	 * a dialog was open.
	 */
	const leaveDialog = (): boolean => {
		const hasDialog = isOrderSent && answerWaiting !== null;
		if ( hasDialog ) {
			settle( { type: 'error', message: '' } );
		}
		return hasDialog;
	};
	const onReturn = () => void leaveDialog();
	/** A script that continues at a fragment of the page makes the form ready for another order once its payment has failed. */
	const paymentObserver = new MutationObserver( () => {
		if ( ! form.classList.contains( PROCESSING ) ) {
			paymentObserver.disconnect();
			releaseCheckout();
		}
	} );
	const onSubmit = ( event: Event ) => {
		event.preventDefault();
		// The order is on its way: sending it again needs a press of its own.
		if ( form.classList.contains( PROCESSING ) ) {
			return;
		}
		const hadDialog = leaveDialog();
		if ( ! answerWaiting ) {
			press( hadDialog );
		} else if ( isAllowed() ) {
			settle( send() );
		}
	};
	const onError = ( event: Event, html: unknown ) => {
		settle( refuse( textOf( html, page ) ) );
	};
	query( form ).on( 'submit', onSubmit );
	body.on( 'checkout_error', onError );
	form.addEventListener( 'pointerdown', onReturn );
	form.addEventListener( 'input', onReturn );
	// Scripts that call it would leave the page.
	form.submit = () => void query( form ).trigger( 'submit' );
	return {
		setUp: () => {
			paymentObserver.disconnect();
			form.classList.remove( PROCESSING );
			isOrderSent = false;
			return ask();
		},
		succeed: ( { orderId, redirectUrl, processingResponse } ) => {
			const result = {
				...processingResponse?.paymentDetails,
				result: 'success',
				redirect: redirectUrl,
				order_id: orderId,
			};
			isOrderSent = true;
			request.finish( result );
			const isLeftToScript =
				query( form ).triggerHandler( 'checkout_place_order_success', [
					result,
					checkout,
				] ) === false;
			if ( ! isLeftToScript ) {
				if ( redirectUrl.startsWith( '#' ) ) {
					paymentObserver.observe( form, {
						attributeFilter: [ 'class' ],
					} );
				}
				return undefined;
			}
			form.classList.remove( PROCESSING );
			return new Promise( ( resolve ) => ( answerWaiting = resolve ) );
		},
		fail: ( message ) => {
			form.classList.remove( PROCESSING );
			request.finish( { result: 'failure', messages: message } );
			body.trigger( 'checkout_error', [ message ] );
		},
		stop: () => {
			paymentObserver.disconnect();
			settle( refuse( '' ) );
			form.removeEventListener( 'pointerdown', onReturn );
			form.removeEventListener( 'input', onReturn );
			query( form ).off( 'submit', onSubmit );
			body.off( 'checkout_error', onError );
		},
	};
};
