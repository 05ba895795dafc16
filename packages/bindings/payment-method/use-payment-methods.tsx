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

/** Available payment methods and the selection. */
export interface PaymentMethodsState {
	/** Whether the available methods are known. */
	isKnown: boolean;
	methods: readonly PaymentMethodOption[];
	/** Name of the selected method; `''` for none, or while a saved or express method is selected. */
	selected: string;
	savedMethods: readonly SavedMethodOption[];
	/** Id of the selected saved method; `''` for none. */
	selectedToken: string;
	/** The selected method, or the method of the selected token; `null` for none. */
	method: RegisteredPaymentMethod | null;
	/**
	 * Whether the selection is locked: during express payment, and while an order is in progress, which keeps its
	 * method.
	 */
	isDisabled: boolean;
	/** Whether express methods are available for this order. */
	hasExpressMethods: boolean;
	/** Number of methods that the cart announces and that support all features it requires. */
	expectedCount: number;
	choose: ( name: string ) => void;
	chooseSaved: ( tokenId: string ) => void;
}

/** Renders the label of a method. Custom labels show the method's name until their components have loaded. */
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

/** Returns the latest registration of each method, as a stable list while they are unchanged. */
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

/** Counts the announced methods, except registered ones that lack a feature the cart requires. */
const countExpected = (
	{ paymentMethods, paymentRequirements }: CartData,
	registered: ReturnType< PaymentMethodRepository[ 'getPaymentMethods' ] >
): number =>
	paymentMethods.filter(
		( name ) =>
			// Not from the prototype, which scripts of add-ons may change.
			! Object.hasOwn( registered, name ) ||
			paymentRequirements.every( ( feature ) =>
				registered[ name ]?.supports.features.includes( feature )
			)
	).length;

/** Returns the payment methods, the selection and its actions. */
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
	// A payment method may send data of its own under the key `token`.
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
