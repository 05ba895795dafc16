import { useSyncExternalStore } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';

/** Whether the browser is online. */
export const useIsOnline = (): boolean => {
	const { online } = useBlockApp().host;
	return useSyncExternalStore( online.subscribe, online.isOnline );
};
