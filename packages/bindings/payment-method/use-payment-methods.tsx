import type {
	PaymentMethodOption,
	SavedMethodOption,
} from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
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

/** How an order can be paid, and what is chosen. */
export interface PaymentMethodsState {
	/** Whether it is known which methods can be used. */
	isKnown: boolean;
	methods: readonly PaymentMethodOption[];
	/** Name of the chosen method; `''` while none, a saved or an express one is. */
	selected: string;
	savedMethods: readonly SavedMethodOption[];
	/** `''` for none. */
	selectedToken: string;
	/** The chosen method, or the one that the chosen token is of; `null` for none. */
	method: RegisteredPaymentMethod | null;
	/** Whether nothing can be chosen: a wallet is open, or an order on its way, which is paid as it was asked for. */
	isDisabled: boolean;
	/** Whether a wallet could pay this order. */
	hasExpressMethods: boolean;
	/** How many methods the cart lets expect. */
	expectedCount: number;
	choose: ( name: string ) => void;
	chooseSaved: ( tokenId: string ) => void;
}

/** One that a method draws itself is its name in words while what draws it has not come. */
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

/** Methods by name, as they were registered last. The same list as long as each of them is. */
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

/** How the order can be paid, what is chosen, and how that is changed. */
export const usePaymentMethods = (): PaymentMethodsState => {
	const { payments } = useBlockApp();
	const registry = useRegistry();
	const { choosePaymentMethod, chooseSavedMethod } =
		useDispatch( paymentStore );
	const { available, saved, active, ...state } = useSelect( ( select ) => {
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
			expectedCount:
				select( cartStore ).getCartData().paymentMethods.length,
		};
	}, [] );
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
	// A method may send data of its own that it calls a token.
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
