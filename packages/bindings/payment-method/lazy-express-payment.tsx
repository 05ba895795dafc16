import { ExpressFrame } from '@shopfront/components';
import { createLazy, type LazyModule } from '@shopfront/lazy';
import {
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { useLazy } from '../app/use-lazy';
import { ExpressNotices } from './express-notices';
import { NoExpressMethods } from './no-express-methods';
import type { ExpressAreaProps } from './express-payment-props';

type CartExpress = typeof import( './load-express' );

/** A page with the order stores starts nothing for express payments. */
export type ExpressModule = Pick< CartExpress, 'ConnectedExpressPayment' > &
	Partial< CartExpress >;

/** The chunk saves 16 KiB (brotli) on carts without express payments. */
const expressOfCart = createLazy< ExpressModule >(
	() => import( /* webpackChunkName: "express" */ './load-express' )
);

export interface LazyExpressPaymentProps extends ExpressAreaProps {
	/** Default: includes the order stores. */
	express?: LazyModule< ExpressModule >;
}

const useMethodCount = (): number => {
	const { payments } = useBlockApp();
	return useSyncExternalStore(
		payments.subscribe,
		() => Object.keys( payments.getExpressPaymentMethods() ).length
	);
};

/**
 * Most pages have no express payments, so the chunk loads with the first registered method. Space that the first
 * paint reserves stays, to avoid layout shift.
 */
export const LazyExpressPayment = ( {
	express = expressOfCart,
	...props
}: LazyExpressPaymentProps ) => {
	const { host, registry, settings } = useBlockApp();
	const { className, context, style, isOffered = true } = props;
	const count = useMethodCount();
	const isPainted = useRef( false );
	const reservedCount = useRef( 0 );
	if ( ! isPainted.current ) {
		reservedCount.current = isOffered ? count : 0;
	}
	const slotCount = reservedCount.current;
	useEffect( () => {
		// Methods that resolve immediately do so before the first frame. If none is available, we reserve no space.
		const frame = host.window.requestAnimationFrame( () => {
			isPainted.current = true;
		} );
		return () => host.window.cancelAnimationFrame( frame );
	}, [ host ] );
	const isNeeded = slotCount > 0 || ( isOffered && count > 0 );
	const { value: loaded, hasFailed } = useLazy( express, isNeeded );
	const [ isStarted, setIsStarted ] = useState( false );
	useEffect( () => {
		if ( isNeeded && loaded ) {
			setIsStarted( true );
			return loaded.startExpress?.( registry );
		}
	}, [ isNeeded, loaded, registry ] );

	if ( loaded && isStarted ) {
		return (
			<loaded.ConnectedExpressPayment
				{ ...props }
				slotCount={ slotCount }
			/>
		);
	}
	if ( slotCount > 0 ) {
		return (
			<div className={ className }>
				<ExpressFrame
					context={ context }
					isLoading={ isOffered && ! hasFailed }
					slotCount={ slotCount }
					buttonHeightPx={ style.heightPx }
					buttonBorderRadiusPx={ style.borderRadiusPx }
				>
					<ExpressNotices context={ context } />
				</ExpressFrame>
			</div>
		);
	}
	if ( host.isEditor() ) {
		return <NoExpressMethods className={ className } />;
	}
	// Administrators see errors of scripts even without methods (docs/contract/cart-and-checkout.md 6).
	return settings.currentUserIsAdmin ? (
		<div className={ className }>
			<ExpressNotices context={ context } />
		</div>
	) : null;
};
