import { isRecord } from '@shopfront/store-api';
import {
	assertElement,
	assertFeatures,
	assertValid,
	assertProperties,
	assertId,
	isFunction,
	isString,
	type UnvalidatedConfig,
} from './assertions';

/** Throws the messages of docs/contract/globals.md 2.2. */
export const validateExpressPaymentMethod = (
	config: UnvalidatedConfig
): void => {
	assertProperties( config, [ 'name', 'content', 'edit' ] );
	assertValid(
		isString( config.name ),
		'The name property for the express payment method must be a string'
	);
	assertId( config );
	assertFeatures( isRecord( config.supports ) ? config.supports : {} );
	assertElement( 'content', config.content );
	assertElement( 'edit', config.edit );
	assertValid(
		isFunction( config.canMakePayment ),
		'The canMakePayment property for the express payment method must be a function.'
	);
};
