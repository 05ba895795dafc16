import { paymentStore } from '@shopfront/data/payment';
import type { RegisteredPaymentMethod } from '@shopfront/registry';
import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { MethodErrorBoundary } from './method-error-boundary';
import { MethodElement } from './method-element';
import { SaveMethodOption } from './save-method-option';

export const MethodContent = ( {
	method,
}: {
	method: RegisteredPaymentMethod;
} ) => {
	const { host } = useBlockApp();
	const { __internalSetActivePaymentMethod } = useDispatch( paymentStore );
	const extra = useMemo(
		() => ( { __internalSetActivePaymentMethod } ),
		[ __internalSetActivePaymentMethod ]
	);
	return (
		<>
			<MethodErrorBoundary
				key={ method.name }
				method={ method.name }
				part="payment-content"
			>
				<MethodElement
					method={ method.name }
					part="payment-content"
					element={ host.isEditor() ? method.edit : method.content }
					extra={ extra }
				/>
			</MethodErrorBoundary>
			{ method.supports.showSaveOption && (
				<SaveMethodOption name={ method.name } />
			) }
		</>
	);
};

/** For example, a saved card's security code. */
export const SavedContent = ( {
	method,
	token,
}: {
	method: RegisteredPaymentMethod;
	token: string;
} ) => {
	const extra = useMemo( () => ( { token } ), [ token ] );
	return (
		<MethodErrorBoundary
			key={ token }
			method={ method.name }
			part="saved-token"
		>
			<MethodElement
				method={ method.name }
				part="saved-token"
				element={ method.savedTokenComponent }
				extra={ extra }
			/>
		</MethodErrorBoundary>
	);
};
