import { textArgument, type Arguments } from '../api/arguments';
import type { PaymentData } from '../gateways/gateway';
import { isRecord } from '../is-record';

/** A request to place or pay an order, without addresses. */
export interface OrderRequest {
	/** `null` when missing. */
	paymentMethod: string | null;
	paymentData: PaymentData;
	/** `null` when missing. */
	note: string | null;
	wantsAccount: boolean;
	password: string;
	/** `''` when the page sends none. */
	attemptKey: string;
	/** The unanswered attempt whose risk the shopper accepted; `''` for none. */
	confirmedKey: string;
	/** The displayed total in minor units, for our own guard; `null` when the page sends none. */
	expectedTotal: string | null;
	/** The same for the platform's guard, which only refuses to charge more. */
	highestTotal: string | null;
	captchaToken: string;
}

/** PHP gateways get keys like this: lower-case letters, digits, hyphens and underscores. */
const plainKey = ( key: string ) =>
	key.toLowerCase().replace( /[^a-z0-9_-]/g, '' );

const readPaymentData = ( sent: unknown ): PaymentData => {
	const entries = ( Array.isArray( sent ) ? sent : [] )
		.filter( isRecord )
		.flatMap( ( { key, value } ): Array< [ string, string | boolean ] > =>
			typeof key === 'string'
				? [
						[
							plainKey( key ),
							typeof value === 'boolean'
								? value
								: textArgument( value ),
						],
					]
				: []
		);
	return new Map( entries );
};

const inside = ( value: unknown, name: string ): unknown =>
	isRecord( value ) ? value[ name ] : undefined;

const textOrNull = ( value: unknown ): string | null =>
	value === undefined || value === null ? null : textArgument( value );

export const readOrderRequest = ( args: Arguments ): OrderRequest => {
	const own = inside( args.extensions, 'shopfront' );
	const keyIn = ( name: string ) =>
		textArgument( inside( own, name ) ).slice( 0, 100 );
	return {
		paymentMethod: textOrNull( args.payment_method ),
		paymentData: readPaymentData( args.payment_data ),
		note: textOrNull( args.customer_note ),
		wantsAccount: args.create_account === true,
		password: textArgument( args.customer_password ),
		attemptKey: keyIn( 'attempt' ),
		confirmedKey: keyIn( 'confirmed' ),
		expectedTotal: textOrNull( inside( own, 'expected_total' ) ),
		highestTotal: /^\d+$/.test( textArgument( args.expected_total ) )
			? textArgument( args.expected_total )
			: null,
		captchaToken: textArgument(
			inside( inside( args.extensions, 'demo-captcha' ), 'token' )
		),
	};
};
