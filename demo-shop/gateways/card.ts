import type { Card } from '../accounts/cards';
import {
	GatewayError,
	type Gateway,
	type NewCard,
	type Payment,
	type PaymentData,
	type PaymentOutcome,
} from './gateway';
import {
	behaviourOf,
	brandOf,
	isCardNumber,
	isExpired,
	readExpiry,
	SLOW_CARD_MS,
	type CardBehaviour,
} from './test-cards';

export const CARD_GATEWAY = 'demo-card';

const getText = ( data: PaymentData, key: string ): string => {
	const value = data.get( key );
	return typeof value === 'string' ? value.trim() : '';
};

const isChecked = ( data: PaymentData, key: string ): boolean =>
	[ true, 'true', '1' ].some( ( yes ) => yes === data.get( key ) );

/** @throws {GatewayError} For the first invalid field. */
const readCard = ( { data, now }: Payment ): NewCard => {
	const digits = getText( data, 'number' ).replace( /[\s-]/g, '' );
	const expiry = readExpiry( getText( data, 'expiry' ) );
	if ( ! isCardNumber( digits ) ) {
		throw new GatewayError( 'Please enter a valid card number.' );
	}
	if ( expiry === null ) {
		throw new GatewayError( 'Please enter the expiry date as MM/YY.' );
	}
	if ( isExpired( expiry, now ) ) {
		throw new GatewayError( 'Your card has expired.' );
	}
	if ( ! /^\d{3,4}$/.test( getText( data, 'cvc' ) ) ) {
		throw new GatewayError(
			'Please enter the security code of your card.'
		);
	}
	return {
		brand: brandOf( digits ),
		last4: digits.slice( -4 ),
		expiry,
		behaviour: behaviourOf( digits ),
	};
};

/** @throws {GatewayError} When the customer has no such card. */
const savedCard = ( { cards, now }: Payment, token: string ): Card => {
	const card = cards.find( ( { id } ) => String( id ) === token );
	if ( ! card ) {
		throw new GatewayError( 'Please choose another card.' );
	}
	if ( isExpired( card.expiry, now ) ) {
		throw new GatewayError( 'Your card has expired.' );
	}
	return card;
};

const pause = ( ms: number ) =>
	new Promise< void >( ( resolve ) => setTimeout( resolve, ms ) );

/** @throws {GatewayError} For the test card that simulates it. */
const getOutcome = (
	behaviour: CardBehaviour,
	savedData: { card?: NewCard }
): PaymentOutcome => {
	switch ( behaviour ) {
		case 'decline':
			return { status: 'failure', message: 'Your card was declined.' };
		case 'challenge':
			return { status: 'pending', ...savedData };
		case 'throw':
			throw new GatewayError( 'The payment service did not answer.' );
		case 'fail':
			return {
				status: 'error',
				message: 'The payment service has a fault.',
			};
		default:
			return {
				status: 'success',
				orderStatus: 'processing',
				...savedData,
			};
	}
};

/**
 * Reads `number`, `expiry` and `cvc`, or a saved card's id in `token`. Saves a new card if
 * `wc-demo-card-new-payment-method` is set. Stores only the number's last four digits.
 */
export const card: Gateway = {
	id: CARD_GATEWAY,
	title: 'Card',
	description: 'Pay by card. Only test cards are taken here.',
	supports: [ 'products', 'tokenization' ],
	instructions: '',
	isExpress: false,
	pay: async ( payment ) => {
		const { data, options } = payment;
		const token =
			getText( data, 'token' ) ||
			getText( data, `wc-${ CARD_GATEWAY }-payment-token` );
		const isSaved = token !== '' && token !== 'new';
		const used = isSaved
			? savedCard( payment, token )
			: readCard( payment );
		const savesCard =
			! isSaved &&
			isChecked( data, `wc-${ CARD_GATEWAY }-new-payment-method` );
		await pause(
			options.cardDelayMs +
				( used.behaviour === 'wait' ? SLOW_CARD_MS : 0 )
		);
		return getOutcome( used.behaviour, savesCard ? { card: used } : {} );
	},
};
