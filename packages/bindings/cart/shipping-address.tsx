import { ShippingDestination } from '@shopfront/components';
import { useId, useRef, useState } from '@wordpress/element';
import { LazyShippingCalculator } from './lazy-shipping-calculator';
import {
	usePickupLocation,
	useShippingDestination,
} from './use-shipping-destination';

/** Fetched ahead, it may fail: who presses the button is told. */
const preloadCalculator = () => void LazyShippingCalculator.lazy.fetch();

/**
 * Where the goods of the cart go, or are fetched, and the calculator for another place, which closes when the place was taken and
 * gives the focus back.
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
							// What had the focus goes with the panel.
							button.current?.focus();
						} }
					/>
				</div>
			) }
		</>
	);
};
