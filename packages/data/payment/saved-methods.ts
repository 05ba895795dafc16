import { savedTokenKey } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';
import type {
	PaymentMethodData,
	SavedPaymentMethod,
	SavedPaymentMethods,
} from './types';

export const NO_SAVED_METHODS: SavedPaymentMethods = {};

const textOr = ( value: unknown, fallback: string ): string =>
	typeof value === 'string' || typeof value === 'number'
		? decodeEntities( String( value ) )
		: fallback;

const readMethod = ( value: unknown ): SavedPaymentMethod | null => {
	if ( ! isRecord( value ) || ! isRecord( value.method ) ) {
		return null;
	}
	const { gateway, last4, brand } = value.method;
	const tokenId = Number( value.tokenId );
	if ( typeof gateway !== 'string' || ! Number.isInteger( tokenId ) ) {
		return null;
	}
	return {
		...value,
		tokenId,
		method: {
			...value.method,
			gateway,
			last4: textOr( last4, '' ),
			brand: textOr( brand, '' ),
			display_brand: textOr( value.method.display_brand, '' ),
		},
		expires: textOr( value.expires, '' ),
		is_default: value.is_default === true,
	};
};

/** Skips invalid entries of `customerPaymentMethods` (docs/contract/settings.md 3). PHP writes `{}` as `[]`. */
export const readSavedMethods = ( value: unknown ): SavedPaymentMethods => {
	const groups = Object.entries( isRecord( value ) ? value : {} ).flatMap(
		( [ type, entries ] ): Array< [ string, SavedPaymentMethod[] ] > => {
			const methods = ( Array.isArray( entries ) ? entries : [] ).flatMap(
				( entry: unknown ) => readMethod( entry ) ?? []
			);
			return methods.length > 0 ? [ [ type, methods ] ] : [];
		}
	);
	return groups.length > 0 ? Object.fromEntries( groups ) : NO_SAVED_METHODS;
};

export const getSavedTokenData = ( {
	tokenId,
	method: { gateway },
}: SavedPaymentMethod ): PaymentMethodData => {
	const token = String( tokenId );
	return {
		token,
		payment_method: gateway,
		[ savedTokenKey( gateway ) ]: token,
		isSavedToken: true,
	};
};

/** The customer's default, else the first. */
export const getPreferredMethod = (
	methods: readonly SavedPaymentMethod[]
): SavedPaymentMethod | undefined =>
	methods.find( ( { is_default: isDefault } ) => isDefault ) ?? methods[ 0 ];

export const listSavedMethods = (
	methods: SavedPaymentMethods
): readonly SavedPaymentMethod[] => Object.values( methods ).flat();

/** Only methods whose gateway is available and shows them. */
export const getUsableSavedMethods = (
	saved: SavedPaymentMethods,
	isUsable: ( gatewayId: string ) => boolean
): SavedPaymentMethods => {
	const groups = Object.entries( saved ).flatMap( ( [ type, methods ] ) => {
		const usable = methods.filter( ( { method } ) =>
			isUsable( method.gateway )
		);
		return usable.length > 0 ? [ [ type, usable ] as const ] : [];
	} );
	return groups.length > 0 ? Object.fromEntries( groups ) : NO_SAVED_METHODS;
};
