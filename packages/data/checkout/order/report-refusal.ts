import { ORDER_REFUSED_EVENT } from '@shopfront/names';
import type { EffectContext } from './effect-context';

/** For figures that the shop may collect (`packages/field-data`). `code` is the server's, or one of its own. */
export const reportRefusal = (
	{ services }: EffectContext,
	code: string
): void => {
	services.host.window.dispatchEvent(
		new CustomEvent( ORDER_REFUSED_EVENT, { detail: code } )
	);
};
