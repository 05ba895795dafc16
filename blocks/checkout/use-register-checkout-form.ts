import { useBlockApp } from '@shopfront/bindings';
import { registerCheckoutForm } from '@shopfront/data/checkout';
import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';

/**
 * Enables orders while the component is mounted. Children subscribe before that and unsubscribe after orders are
 * disabled.
 */
export const useRegisterCheckoutForm = (): void => {
	const { registry } = useBlockApp();
	const leave = useRef( () => {} );
	// Effects run after the effects of all children.
	useEffect( () => {
		leave.current = registerCheckoutForm( registry );
	}, [ registry ] );
	// Layout effects clean up parent first, so this runs before the children unsubscribe.
	useLayoutEffect( () => () => leave.current(), [ registry ] );
};
