import { textArgument, type Arguments } from '../api/arguments';
import type { PaymentData } from '../gateways/gateway';
import { isRecord } from '../is-record';

/** What a request to place or pay an order says, apart from addresses. */
export interface OrderRequest {
	/** `null` when it does not say. */
	paymentMethod: string | null;
	paymentData: PaymentData;
	/** `null` when it does not say. */
	note: string | null;
	wantsAccount: boolean;
	password: string;
	/** Of the try that this is; `''` when the page gives none. */
	attemptKey: string;
	/** Minor units that the shopper saw; `null` when the page does not say. */
	expectedTotal: string | null;
	captchaToken: string;
}

/** Keys as PHP gateways get them: small letters, digits, hyphens and underscores. */
const plainKey = ( key: string ) =>
	key.toLowerCase().replace( /[^a-z0-9_-]/g, '' );

function readPaymentData( sent: unknown ): PaymentData {
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
}

const inside = ( value: unknown, name: string ): unknown =>
	isRecord( value ) ? value[ name ] : undefined;

const textOrNull = ( value: unknown ): string | null =>
	value === undefined || value === null ? null : textArgument( value );

export function readOrderRequest( args: Arguments ): OrderRequest {
	const own = inside( args.extensions, 'shopfront' );
	return {
		paymentMethod: textOrNull( args.payment_method ),
		paymentData: readPaymentData( args.payment_data ),
		note: textOrNull( args.customer_note ),
		wantsAccount: args.create_account === true,
		password: textArgument( args.customer_password ),
		attemptKey: textArgument( inside( own, 'attempt' ) ).slice( 0, 100 ),
		expectedTotal: textOrNull( inside( own, 'expected_total' ) ),
		captchaToken: textArgument(
			inside( inside( args.extensions, 'demo-captcha' ), 'token' )
		),
	};
}
