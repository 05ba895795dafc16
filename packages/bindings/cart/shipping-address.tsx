import { ShippingDestination } from '@shopfront/components';
import { useId, useRef, useState } from '@wordpress/element';
import {
	LazyShippingCalculator,
	shippingCalculator,
} from './lazy-shipping-calculator';
import {
	usePickupLocation,
	useShippingDestination,
} from './use-shipping-destination';

/** Preloading may fail silently: opening the calculator shows the error. */
const preloadCalculator = () => void shippingCalculator.fetch();

/**
 * Renders the shipping destination or pickup location, and the calculator for another address. Once the server
 * accepts the address, the calculator closes and returns the focus.
 */
export const ShippingAddress = () => {
	const destination = useShippingDestination();
	const pickupLocation = usePickupLocation();
	const [ isOpen, setIsOpen ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const panelId = useId();
	return (
		<>
			<ShippingDestination
				destination={ destination }
				pickupLocation={ pickupLocation }
				isOpen={ isOpen }
				panelId={ panelId }
				onToggle={ () => setIsOpen( ! isOpen ) }
				onIntent={ preloadCalculator }
				buttonRef={ button }
			/>
			{ isOpen && (
				<div id={ panelId }>
					<LazyShippingCalculator
						onDone={ () => {
							setIsOpen( false );
							// The focused element unmounts with the panel.
							button.current?.focus();
						} }
					/>
				</div>
			) }
		</>
	);
};
