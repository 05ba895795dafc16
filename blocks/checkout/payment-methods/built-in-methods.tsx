import { PaymentMethodLabel, ReadMore, RichText } from '@shopfront/components';
import {
	createPaymentMethod,
	type CanMakePayment,
	type PaymentMethodRepository,
} from '@shopfront/registry';
import type { Settings } from '@shopfront/settings';
import { isRecord } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';
import { __ } from '@wordpress/i18n';
import { readCashRules, isCashAllowed } from './cash-rules';

/** The platform's gateway has no script of its own (docs/contract/settings.md 6). */
interface BuiltInMethod {
	name: string;
	title: () => string;
	canMakePayment: ( data: unknown ) => CanMakePayment;
}

const always = (): CanMakePayment => () => true;

const METHODS: readonly BuiltInMethod[] = [
	{
		name: 'bacs',
		title: () => __( 'Direct bank transfer', 'woocommerce' ),
		canMakePayment: always,
	},
	{
		name: 'cheque',
		title: () => __( 'Check payments', 'woocommerce' ),
		canMakePayment: always,
	},
	{
		name: 'cod',
		title: () => __( 'Cash on delivery', 'woocommerce' ),
		canMakePayment: ( data ) => {
			const rules = readCashRules( data );
			return ( arg ) => isCashAllowed( rules, arg );
		},
	},
];

const isString = ( value: unknown ): value is string =>
	typeof value === 'string';

const register = (
	repository: PaymentMethodRepository,
	{ name, title, canMakePayment }: BuiltInMethod,
	data: Readonly< Record< string, unknown > >
): void => {
	const text = ( isString( data.title ) && data.title ) || title();
	const description = isString( data.description ) ? data.description : '';
	const content = description ? (
		<ReadMore>
			<RichText as="div" html={ description } />
		</ReadMore>
	) : null;
	const config = {
		name,
		label: <PaymentMethodLabel text={ decodeEntities( text ) } />,
		ariaLabel: decodeEntities( text ),
		content,
		edit: content,
		canMakePayment: canMakePayment( data ),
		supports: {
			features: Array.isArray( data.supports )
				? data.supports.filter( isString )
				: [ 'products' ],
		},
	};
	repository.putPaymentMethod( {
		...createPaymentMethod( config, repository ),
		needsInterface: false,
	} );
};

/** Registers the platform's own payment methods from the page data. Skips methods that a script has registered. */
export const registerBuiltInMethods = (
	repository: PaymentMethodRepository,
	settings: Pick< Settings, 'getPaymentMethodData' >
): void => {
	for ( const method of METHODS ) {
		const data = settings.getPaymentMethodData( method.name );
		if (
			isRecord( data ) &&
			! Object.hasOwn( repository.getPaymentMethods(), method.name )
		) {
			register( repository, method, data );
		}
	}
};
