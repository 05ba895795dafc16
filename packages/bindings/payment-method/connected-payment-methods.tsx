import {
	NoPaymentMethods,
	PaymentMethods,
	PaymentMethodsSkeleton,
} from '@shopfront/components';
import { useState } from '@wordpress/element';
import { useIsInterfaceLoading, WithInterface } from './lazy-interface';
import {
	usePaymentMethods,
	type PaymentMethodsState,
} from './use-payment-methods';

/** What belongs to the chosen method: its content, and whether it is to be kept. */
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

/** Whether methods are known, and what they need was there when they were shown first. */
const useIsReady = ( { isKnown }: PaymentMethodsState ): boolean => {
	const isInterfaceLoading = useIsInterfaceLoading();
	const [ wasReady, setWasReady ] = useState( false );
	if ( isKnown && ! isInterfaceLoading && ! wasReady ) {
		setWasReady( true );
	}
	return isKnown && ( wasReady || ! isInterfaceLoading );
};

/**
 * How the order is paid: what can be chosen, and what belongs to the choice (docs/contract/cart-and-checkout.md 2,
 * "Checkout page").
 */
export const ConnectedPaymentMethods = () => {
	const state = usePaymentMethods();
	const { methods } = state;
	if ( ! useIsReady( state ) ) {
		return <PaymentMethodsSkeleton count={ state.expectedCount } />;
	}
	if ( methods.length === 0 ) {
		return (
			<NoPaymentMethods hasExpressMethods={ state.hasExpressMethods } />
		);
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
