import { useSyncExternalStore } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';

export const useIsOnline = (): boolean => {
	const { online } = useBlockApp().host;
	return useSyncExternalStore( online.subscribe, online.isOnline );
};
