import {
	createEmit,
	handlePress,
	restorePress,
} from '@shopfront/behaviors/engine/dom';
import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { GENERAL_SCRIPT_ID } from '@shopfront/names';

const emit = createEmit( 'store-notice' );

/** Source: docs/contract/site-behaviors.md 1. */
export const mount: Behavior[ 'mount' ] = ( notice, { signal } ) => {
	const { ownerDocument: page } = notice;
	if ( page.getElementById( GENERAL_SCRIPT_ID ) ) {
		return undefined;
	}
	const cookie = `store_notice${ notice.dataset.noticeId ?? '' }=hidden`;
	const show = ( isShown: boolean ) => {
		notice.style.display = isShown ? 'block' : 'none';
		notice.classList.toggle( 'is-open', isShown );
	};
	show( ! page.cookie.split( '; ' ).includes( cookie ) );
	const link = notice.querySelector< HTMLElement >(
		'.woocommerce-store-notice__dismiss-link'
	);
	if ( ! link ) {
		return undefined;
	}
	let previous: EventTarget | null = null;
	notice.addEventListener(
		'focusin',
		( { relatedTarget } ) => {
			previous = relatedTarget;
		},
		{ signal }
	);
	/** Moves the focus out of the notice that goes. The page stays where it is. */
	const leave = () => {
		if ( ! notice.contains( page.activeElement ) ) {
			return;
		}
		const main = page.querySelector< HTMLElement >( 'main,[role=main]' );
		const target =
			previous instanceof HTMLElement &&
			previous !== page.body &&
			previous.isConnected
				? previous
				: main;
		if ( target === main && ! main?.hasAttribute( 'tabindex' ) ) {
			main?.setAttribute( 'tabindex', '-1' );
		}
		target?.focus( { preventScroll: true } );
	};
	handlePress(
		link,
		() => {
			if ( emit( notice, 'close' ) ) {
				page.cookie = `${ cookie };path=/;samesite=lax`;
				leave();
				show( false );
				emit( notice, 'closed' );
			}
		},
		signal
	);
	return () => restorePress( link );
};
