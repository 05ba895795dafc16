import {
	NoPaymentMethods,
	PaymentMethods,
	PaymentMethodsSkeleton,
} from '@shopfront/components';
import { useState } from '@wordpress/element';
import { useIsInterfaceOnItsWay, WithInterface } from './late-interface';
import {
	usePaymentMethods,
	type PaymentChoiceState,
} from './use-payment-methods';

/** What belongs to the chosen method: its content, and whether it is to be kept. */
const contentOf = ( { method, selected }: PaymentChoiceState ) => {
	if ( ! method || ! selected ) {
		return null;
	}
	return method.takesInterface ? (
		<WithInterface>
			{ ( { MethodContent } ) => <MethodContent method={ method } /> }
		</WithInterface>
	) : (
		method.content
	);
};

const savedContentOf = ( { method, selectedToken }: PaymentChoiceState ) =>
	method && selectedToken ? (
		<WithInterface>
			{ ( { SavedContent } ) => (
				<SavedContent method={ method } token={ selectedToken } />
			) }
		</WithInterface>
	) : null;

/** Whether methods are known, and what they need was there when they were shown first. */
const useIsReady = ( { isKnown }: PaymentChoiceState ): boolean => {
	const isOnItsWay = useIsInterfaceOnItsWay();
	const [ wasReady, setWasReady ] = useState( false );
	if ( isKnown && ! isOnItsWay && ! wasReady ) {
		setWasReady( true );
	}
	return isKnown && ( wasReady || ! isOnItsWay );
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
			content={ contentOf( state ) }
			savedMethods={ state.savedMethods }
			selectedToken={ state.selectedToken }
			onSelectToken={ state.chooseSaved }
			savedContent={ savedContentOf( state ) }
			disabled={ state.isFixed }
		/>
	);
};
