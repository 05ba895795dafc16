import { useBlockApp } from '@shopfront/bindings';
import { registerCheckoutForm } from '@shopfront/data/checkout';
import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';

/**
 * Lets orders leave while the component is there. Within it stands all that looks at them: it has begun to when the order
 * may be asked for, and has not stopped yet when it may not any more.
 */
export const useRegisterCheckoutForm = (): void => {
	const { registry } = useBlockApp();
	const leave = useRef( () => {} );
	// After those of everything within.
	useEffect( () => {
		leave.current = registerCheckoutForm( registry );
	}, [ registry ] );
	// Before them: what goes goes from the outside in.
	useLayoutEffect( () => () => leave.current(), [ registry ] );
};
