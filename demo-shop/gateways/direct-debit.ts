import { isRecord } from '../is-record';
import { isToken } from '../samples/tokens';
import { GatewayError, type Gateway } from './gateway';

const ID = 'demo-debit';

/** The end of an account number; we store it with the order. */
const ENDING = /^[A-Z0-9]{4}$/;

/** `debit_token` came from the page's script, `debit_ending` is the account number's last four characters. */
export const directDebit: Gateway = {
	id: ID,
	title: 'Direct debit',
	description: 'We collect the amount from your bank account.',
	supports: [ 'products' ],
	instructions: 'We collect the amount in three days.',
	isExpress: false,
	pay: ( { data, database, now } ) => {
		const ending = data.get( 'debit_ending' );
		if (
			typeof ending !== 'string' ||
			! ENDING.test( ending ) ||
			! isToken(
				database,
				'direct-debit',
				data.get( 'debit_token' ),
				now
			)
		) {
			throw new GatewayError( 'Enter the account to collect from.' );
		}
		return {
			status: 'success',
			orderStatus: 'processing',
			orderData: { [ ID ]: { ending } },
		};
	},
};

/** The last four characters of the debited account; `null` for another payment method. */
export const getDebitAccount = (
	addOns: Readonly< Record< string, unknown > >
): string | null => {
	const orderData = addOns[ ID ];
	return isRecord( orderData ) && typeof orderData.ending === 'string'
		? `•••• ${ orderData.ending }`
		: null;
};
