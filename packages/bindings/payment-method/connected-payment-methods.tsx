import {
	NoPaymentMethods,
	PaymentMethods,
	PaymentMethodsSkeleton,
} from '@shopfront/components';
import { noticesStore } from '@shopfront/data/notices';
import { errorCode, NOTICE_CONTEXTS } from '@shopfront/names';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { useSkeleton } from '../app/use-skeleton';
import { useIsInterfaceLoading, WithInterface } from './lazy-interface';
import {
	usePaymentMethods,
	type PaymentMethodsState,
} from './use-payment-methods';

const renderContent = ( { method, selected }: PaymentMethodsState ) => {
	if ( ! method || ! selected ) {
		return null;
	}
	return method.needsInterface ? (
		<WithInterface>
			{ ( { MethodContent } ) => <MethodContent method={ method } /> }
		</WithInterface>
	) : (
		method.content
	);
};

const renderSavedContent = ( {
	method,
	selectedToken,
}: PaymentMethodsState ) =>
	method && selectedToken ? (
		<WithInterface>
			{ ( { SavedContent } ) => (
				<SavedContent method={ method } token={ selectedToken } />
			) }
		</WithInterface>
	) : null;

/** True once we know the methods and had their interface when they first appeared. */
const useIsReady = ( { isKnown }: PaymentMethodsState ): boolean => {
	const isInterfaceLoading = useIsInterfaceLoading();
	const [ wasReady, setWasReady ] = useState( false );
	if ( isKnown && ! isInterfaceLoading && ! wasReady ) {
		setWasReady( true );
	}
	return isKnown && ( wasReady || ! isInterfaceLoading );
};

/**
 * Skips its message if a notice explains the missing methods: fraud protection refuses an order with this code, and
 * the session has no payment methods afterwards.
 */
const NoMethods = ( { hasExpressMethods }: PaymentMethodsState ) => {
	const isExplained = useSelect(
		( select ) =>
			select( noticesStore )
				.getNotices( NOTICE_CONTEXTS.CART )
				.some( ( { id } ) => id === errorCode( 'checkout_error' ) ),
		[]
	);
	return isExplained ? null : (
		<NoPaymentMethods hasExpressMethods={ hasExpressMethods } />
	);
};

/** See docs/contract/cart-and-checkout.md 2, "Checkout page". */
export const ConnectedPaymentMethods = () => {
	const state = usePaymentMethods();
	const { methods } = state;
	if ( useSkeleton( ! useIsReady( state ) ) ) {
		return <PaymentMethodsSkeleton count={ state.expectedCount } />;
	}
	if ( methods.length === 0 ) {
		return <NoMethods { ...state } />;
	}
	return (
		<PaymentMethods
			methods={ methods }
			selected={ state.selected }
			onSelect={ state.choose }
			content={ renderContent( state ) }
			savedMethods={ state.savedMethods }
			selectedToken={ state.selectedToken }
			onSelectToken={ state.chooseSaved }
			savedContent={ renderSavedContent( state ) }
			disabled={ state.isDisabled }
		/>
	);
};
