import type { AddressKind } from '@shopfront/address';
import { cartStore } from '@shopfront/data/cart';
import { paymentStore } from '@shopfront/data/payment';
import type { StoreRegistry } from '@shopfront/data/services';
import { isRecord } from '@shopfront/store-api';
import { checkoutStore } from '../store';

type Values< Value > = Readonly< Record< string, Value > >;

/** Where a field goes: the tab's saved form, the server draft order, the order request. */
type Destination = 'saved' | 'draft' | 'order';

/** A field, or a group of fields that share one state. */
interface CheckoutField {
	readonly names: Readonly< Partial< Record< Destination, string > > >;
	readonly read: ( registry: StoreRegistry ) => unknown;
	/** Writes a typed or saved value. Ignores a value of the wrong type. A group keeps its other entries. */
	readonly write?: ( registry: StoreRegistry, value: unknown ) => void;
}

const isText = ( value: unknown ) => typeof value === 'string';
const isFlag = ( value: unknown ) => typeof value === 'boolean';

const isGroupOf =
	< Value >( isValue: ( value: unknown ) => value is Value ) =>
	( value: unknown ): value is Values< Value > =>
		isRecord( value ) && Object.values( value ).every( isValue );

const isTextOrFlag = ( value: unknown ) => isText( value ) || isFlag( value );

const writeIf =
	< Value >(
		isValue: ( value: unknown ) => value is Value,
		write: ( registry: StoreRegistry, value: Value ) => unknown
	) =>
	( registry: StoreRegistry, value: unknown ) => {
		if ( isValue( value ) ) {
			void write( registry, value );
		}
	};

/** Address edits that the server hasn't stored yet. */
const readEdits = ( { select }: StoreRegistry, kind: AddressKind ) =>
	Object.fromEntries(
		Object.entries( select( cartStore ).getCustomerEdits()[ kind ] ).map(
			( [ field, { value } ] ) => [ field, value ]
		)
	);

/**
 * The fields of the checkout, each described once: forms write them, the tab saves and restores them, and the draft
 * order and the order request send them. Passwords and payment data are missing on purpose: we never save them.
 */
export const CHECKOUT_FIELDS = {
	billing: {
		names: { saved: 'billing' },
		read: ( registry ) => readEdits( registry, 'billing' ),
		write: writeIf( isGroupOf( isTextOrFlag ), ( { dispatch }, address ) =>
			dispatch( cartStore ).setBillingAddress( address )
		),
	},
	shipping: {
		names: { saved: 'shipping' },
		read: ( registry ) => readEdits( registry, 'shipping' ),
		write: writeIf( isGroupOf( isTextOrFlag ), ( { dispatch }, address ) =>
			dispatch( cartStore ).setShippingAddress( address )
		),
	},
	additionalFields: {
		names: {
			saved: 'additionalFields',
			draft: 'additional_fields',
			order: 'additional_fields',
		},
		read: ( { select } ) => select( checkoutStore ).getAdditionalFields(),
		write: writeIf( isGroupOf( isTextOrFlag ), ( { dispatch }, fields ) =>
			dispatch( checkoutStore ).setAdditionalFields( fields )
		),
	},
	orderNotes: {
		names: {
			saved: 'orderNotes',
			draft: 'order_notes',
			order: 'customer_note',
		},
		read: ( { select } ) => select( checkoutStore ).getOrderNotes(),
		write: writeIf( isText, ( { dispatch }, notes ) =>
			dispatch( checkoutStore ).__internalSetOrderNotes( notes )
		),
	},
	paymentMethod: {
		names: { draft: 'payment_method' },
		read: ( registry ) =>
			registry.select( paymentStore ).getActivePaymentMethod(),
	},
	useShippingAsBilling: {
		names: { saved: 'useShippingAsBilling' },
		read: ( { select } ) =>
			select( checkoutStore ).getUseShippingAsBilling(),
		write: writeIf( isFlag, ( { dispatch }, isSame ) =>
			dispatch( checkoutStore ).__internalSetUseShippingAsBilling(
				isSame
			)
		),
	},
	shouldCreateAccount: {
		names: { saved: 'shouldCreateAccount' },
		read: ( { select } ) =>
			select( checkoutStore ).getShouldCreateAccount(),
		write: writeIf( isFlag, ( { dispatch }, isWanted ) =>
			dispatch( checkoutStore ).__internalSetShouldCreateAccount(
				isWanted
			)
		),
	},
	prefersCollection: {
		names: { saved: 'prefersCollection' },
		read: ( { select } ) => select( checkoutStore ).getChosenCollection(),
		write: writeIf( isFlag, ( { dispatch }, isPickupRate ) =>
			dispatch( checkoutStore ).setPrefersCollection( isPickupRate )
		),
	},
	formChecks: {
		names: { saved: 'formChecks' },
		read: ( { select } ) => select( checkoutStore ).getFormChecks(),
		write: writeIf( isGroupOf( isFlag ), ( { dispatch }, checks ) =>
			Object.entries( checks ).forEach( ( [ id, isTicked ] ) =>
				dispatch( checkoutStore ).setFormCheck( id, isTicked )
			)
		),
	},
} as const satisfies Record< string, CheckoutField >;

const FIELDS: readonly CheckoutField[] = Object.values( CHECKOUT_FIELDS );

export const readFields = (
	registry: StoreRegistry,
	destination: Destination
): Values< unknown > =>
	Object.fromEntries(
		FIELDS.flatMap( ( { names, read } ) => {
			const name = names[ destination ];
			return name ? [ [ name, read( registry ) ] ] : [];
		} )
	);

/** By the names in a saved form. Fields without a value don't change. */
export const restoreFields = (
	registry: StoreRegistry,
	saved: Values< unknown >
): void =>
	FIELDS.forEach( ( { names, write } ) => {
		if ( names.saved ) {
			write?.( registry, saved[ names.saved ] );
		}
	} );
