import type {
	PaymentMethodOption,
	SavedMethodOption,
} from '@shopfront/components';
import { cartStore, type CartData } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { paymentStore } from '@shopfront/data/payment';
import { doStoreAction } from '@shopfront/events';
import type {
	PaymentMethodRepository,
	RegisteredPaymentMethod,
} from '@shopfront/registry';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useMemo, useRef, useSyncExternalStore } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { readPaymentIcons } from './payment-icons';
import { useInterfaceParts } from './lazy-interface';
import { savedMethodLabel } from './saved-method-label';

export interface PaymentMethodsState {
	isKnown: boolean;
	methods: readonly PaymentMethodOption[];
	/** `''` for none, or while a saved or express method is selected. */
	selected: string;
	savedMethods: readonly SavedMethodOption[];
	/** `''` for none. */
	selectedToken: string;
	/** The selected method, or the selected token's method. */
	method: RegisteredPaymentMethod | null;
	/** True during express payment, and while an order is in progress: it keeps its method. */
	isDisabled: boolean;
	hasExpressMethods: boolean;
	/** The cart announces these methods, and they support all features it requires. */
	expectedCount: number;
	choose: ( name: string ) => void;
	chooseSaved: ( tokenId: string ) => void;
}

/** A custom label shows the method's name until its components have loaded. */
const renderLabel = (
	method: RegisteredPaymentMethod,
	parts: ReturnType< typeof useInterfaceParts >
) => {
	const { label, ariaLabel, name, needsInterface } = method;
	if ( typeof label === 'string' || label === null || ! needsInterface ) {
		return label;
	}
	return parts ? (
		<parts.MethodLabel method={ method } label={ label } />
	) : (
		ariaLabel || name
	);
};

const toOption = (
	method: RegisteredPaymentMethod,
	parts: ReturnType< typeof useInterfaceParts >,
	pluginUrl: string
): PaymentMethodOption => ( {
	name: method.name,
	label: renderLabel( method, parts ),
	ariaLabel: method.ariaLabel,
	icons: readPaymentIcons( method, pluginUrl ),
} );

/** Returns the same list while the registrations are unchanged. */
const useRegistered = (
	names: readonly string[],
	payments: PaymentMethodRepository
): readonly RegisteredPaymentMethod[] => {
	const known = useRef< readonly RegisteredPaymentMethod[] >( [] );
	return useSyncExternalStore( payments.subscribe, () => {
		const registered = payments.getPaymentMethods();
		const now = names.flatMap( ( name ) => registered[ name ] ?? [] );
		if (
			now.length !== known.current.length ||
			now.some( ( method, index ) => method !== known.current[ index ] )
		) {
			known.current = now;
		}
		return known.current;
	} );
};

const useOptions = (
	names: readonly string[],
	payments: PaymentMethodRepository
): readonly PaymentMethodOption[] => {
	const { pluginUrl } = useBlockApp().settings.wcBlocksConfig;
	const parts = useInterfaceParts();
	const registered = useRegistered( names, payments );
	return useMemo(
		() =>
			registered.map( ( method ) =>
				toOption( method, parts, pluginUrl )
			),
		[ registered, parts, pluginUrl ]
	);
};

/** Leaves out registered methods that lack a feature the cart requires. */
const countExpected = (
	{ paymentMethods, paymentRequirements }: CartData,
	registered: ReturnType< PaymentMethodRepository[ 'getPaymentMethods' ] >
): number =>
	paymentMethods.filter(
		( name ) =>
			// Not from the prototype, which add-on scripts may change.
			! Object.hasOwn( registered, name ) ||
			paymentRequirements.every( ( feature ) =>
				registered[ name ]?.supports.features.includes( feature )
			)
	).length;

export const usePaymentMethods = (): PaymentMethodsState => {
	const { payments } = useBlockApp();
	const registry = useRegistry();
	const { choosePaymentMethod, chooseSavedMethod } =
		useDispatch( paymentStore );
	const { available, saved, active, ...state } = useSelect(
		( select ) => {
			const payment = select( paymentStore );
			return {
				available: payment.getAvailablePaymentMethods(),
				saved: payment.getActiveSavedPaymentMethods(),
				active: payment.getActivePaymentMethod(),
				selectedToken: payment.getActiveSavedToken(),
				isKnown: payment.paymentMethodsInitialized(),
				isDisabled:
					payment.isExpressPaymentMethodActive() ||
					! select( checkoutStore ).isIdle(),
				hasExpressMethods: Object.keys(
					payment.getAvailableExpressPaymentMethods()
				).some( ( name ) => ! payment.hasMethodFailed( name ) ),
				expectedCount: countExpected(
					select( cartStore ).getCartData(),
					payments.getPaymentMethods()
				),
			};
		},
		[ payments ]
	);
	const names = useMemo( () => Object.keys( available ), [ available ] );
	const methods = useOptions( names, payments );
	const savedMethods = useMemo(
		() =>
			Object.values( saved )
				.flat()
				.map( ( method ) => ( {
					tokenId: String( method.tokenId ),
					label: savedMethodLabel( method ),
				} ) ),
		[ saved ]
	);
	// A payment method may send its own data under the key `token`.
	const selectedToken = savedMethods.some(
		( { tokenId } ) => tokenId === state.selectedToken
	)
		? state.selectedToken
		: '';
	const emitSelection = ( paymentMethodSlug: string ) =>
		doStoreAction( 'checkout-set-active-payment-method', {
			paymentMethodSlug,
			storeCart: registry.select( cartStore ).getCartData(),
		} );
	return {
		...state,
		methods,
		savedMethods,
		selectedToken,
		selected:
			selectedToken === '' && names.includes( active ) ? active : '',
		method: names.includes( active )
			? ( payments.getPaymentMethods()[ active ] ?? null )
			: null,
		choose: ( name ) => {
			void choosePaymentMethod( name );
			emitSelection( name );
		},
		chooseSaved: ( tokenId ) => {
			void chooseSavedMethod( tokenId );
			emitSelection(
				registry.select( paymentStore ).getActivePaymentMethod()
			);
		},
	};
};
