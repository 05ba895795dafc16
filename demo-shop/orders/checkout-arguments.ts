import {
	addressRefusal,
	firstWithOthers,
	invalidArguments,
	type ArgumentProblem,
	type ArgumentRefusal,
	type Arguments,
} from '../api/arguments';
import {
	addressProblem,
	isEmail,
	mergeBilling,
	mergeShipping,
} from '../cart/addresses';
import { currentAddresses } from '../cart/current-cart';
import type { ShopContext } from '../context';
import { fieldsAt } from '../fields/additional-fields';
import { addressFieldProblem } from '../fields/address-fields';
import { trimmed, typeProblem, type FieldValue } from '../fields/field-values';
import { isRecord } from '../is-record';

/** WordPress joins words like this when the first is empty: `, cod, bacs, and cheque`. */
const listed = ( words: readonly string[] ): string => {
	const [ last = '', ...others ] = [ '', ...words ].reverse();
	return `${ others.reverse().join( ', ' ) }, and ${ last }`;
};

const paymentMethodProblem = (
	{ options }: ShopContext,
	sent: unknown
): ArgumentProblem | null => {
	if (
		sent === undefined ||
		sent === '' ||
		options.paymentMethods.some( ( id ) => id === sent )
	) {
		return null;
	}
	return {
		code: 'rest_not_in_enum',
		message: `payment_method is not one of ${ listed( options.paymentMethods ) }.`,
		data: null,
	};
};

export const sentValues = (
	{ options }: Pick< ShopContext, 'options' >,
	sent: unknown
): Record< string, FieldValue > => {
	const values = isRecord( sent ) ? sent : {};
	return Object.fromEntries(
		fieldsAt( options, 'contact', 'order' ).flatMap( ( { id } ) => {
			const value = values[ id ];
			return typeof value === 'string' || typeof value === 'boolean'
				? [ [ id, trimmed( value ) ] ]
				: [];
		} )
	);
};

const fieldsProblem = (
	{ options }: ShopContext,
	sent: unknown
): ArgumentProblem | null => {
	const values = isRecord( sent ) ? sent : {};
	return firstWithOthers(
		fieldsAt( options, 'contact', 'order' ).flatMap( ( field ) => {
			const value = values[ field.id ];
			return value === undefined
				? []
				: ( typeProblem( field, value ) ?? [] );
		} )
	);
};

const emailProblem = ( sent: unknown ): ArgumentProblem | null => {
	const email = isRecord( sent ) ? sent.email : undefined;
	// Another check reports a missing email, with its own message.
	return typeof email === 'string' && email !== '' && ! isEmail( email )
		? {
				code: 'invalid_email',
				message: 'The provided email address is not valid',
				data: null,
			}
		: null;
};

const addressProblems = (
	context: ShopContext,
	{ billing_address: billing, shipping_address: shipping }: Arguments
) => {
	const present = currentAddresses( context );
	const fields = fieldsAt( context.options, 'address' );
	const billed = mergeBilling( present.billing, billing, fields );
	const sentTo = mergeShipping( present.shipping, shipping, fields );
	return {
		billing_address:
			billing === undefined
				? null
				: ( emailProblem( billing ) ??
					addressProblem( billed ) ??
					addressFieldProblem( billed, fields ) ),
		shipping_address:
			shipping === undefined
				? null
				: ( addressProblem( sentTo ) ??
					addressFieldProblem( sentTo, fields ) ),
	};
};

const found = (
	problems: Readonly< Record< string, ArgumentProblem | null > >
): ArgumentRefusal | null =>
	Object.values( problems ).some( ( problem ) => problem !== null )
		? invalidArguments(
				Object.fromEntries(
					Object.entries( problems ).flatMap(
						( [ name, problem ] ) =>
							problem ? [ [ name, problem ] ] : []
					)
				)
			)
		: null;

/** Runs before anything else; `null` when all is valid. */
export const checkDraftArguments = (
	context: ShopContext,
	args: Arguments
): ArgumentRefusal | null => {
	return found( {
		payment_method: paymentMethodProblem( context, args.payment_method ),
		additional_fields: fieldsProblem( context, args.additional_fields ),
	} );
};

export const checkPaymentArguments = (
	context: ShopContext,
	args: Arguments
): ArgumentRefusal | null => {
	return (
		addressRefusal( addressProblems( context, args ) ) ??
		checkDraftArguments( context, args )
	);
};

export const checkOrderArguments = (
	context: ShopContext,
	args: Arguments
): ArgumentRefusal | null => {
	const needsFields = fieldsAt( context.options, 'contact', 'order' ).some(
		( { required, hidden } ) => required === true && hidden === false
	);
	if ( needsFields && args.additional_fields === undefined ) {
		return {
			code: 'rest_missing_callback_param',
			message: 'Missing parameter(s): additional_fields',
			data: { status: 400, params: [ 'additional_fields' ] },
		};
	}
	return checkPaymentArguments( context, args );
};
