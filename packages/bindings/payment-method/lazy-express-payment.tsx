import { ExpressFrame } from '@shopfront/components';
import {
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { useBlockApp } from '../app/block-app';
import { ExpressNotices } from './express-notices';
import { NoExpressMethods } from './no-express-methods';
import type { ExpressAreaProps } from './express-payment-props';

export type ExpressModule = typeof import( './load-express' );

/** Loads express payments on the cart. Their chunk saves 16 KiB (brotli) on carts without any. */
const loadExpress = (): Promise< ExpressModule > =>
	import( /* webpackChunkName: "express" */ './load-express' );

export interface LazyExpressPaymentProps extends ExpressAreaProps {
	/** Loads the area. Default: with the stores of the order. */
	load?: () => Promise< ExpressModule >;
}

/** Returns the number of registered express methods. */
const useMethodCount = (): number => {
	const { payments } = useBlockApp();
	return useSyncExternalStore(
		payments.subscribe,
		() => Object.keys( payments.getExpressPaymentMethods() ).length
	);
};

/**
 * Renders the express payments of a page. Most pages have none, so the chunk loads when the first method is registered.
 * Space that the first paint reserves remains, which avoids layout shift.
 */
export const LazyExpressPayment = ( {
	load = loadExpress,
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
		// Methods that resolve immediately do so before the first frame; with none available, no space is reserved.
		const frame = host.window.requestAnimationFrame( () => {
			isPainted.current = true;
		} );
		return () => host.window.cancelAnimationFrame( frame );
	}, [ host ] );
	const isNeeded = slotCount > 0 || ( isOffered && count > 0 );
	const [ loaded, setLoaded ] = useState< ExpressModule | 'failed' | null >(
		null
	);
	useEffect( () => {
		if ( ! isNeeded ) {
			return;
		}
		let stop: ( () => void ) | null = null;
		let isCancelled = false;
		load().then(
			( express ) => {
				if ( ! isCancelled ) {
					stop = express.startExpress( registry );
					setLoaded( express );
				}
			},
			( error: unknown ) => {
				// eslint-disable-next-line no-console -- The cart works without express payments; this informs developers.
				console.error(
					'Shopfront: express payments could not be loaded.',
					error
				);
				setLoaded( 'failed' );
			}
		);
		return () => {
			isCancelled = true;
			stop?.();
		};
	}, [ isNeeded, load, registry ] );

	if ( loaded && loaded !== 'failed' ) {
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
					isLoading={ isOffered && ! loaded }
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
