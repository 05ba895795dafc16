import { isStill } from '@shopfront/behaviors/engine/dom';

/** `slideFade` animates height and opacity. */
export type SlideEffect = 'slideFade' | 'slideToggle' | 'fadeOnly';

/** Makes `height` include padding and border. */
const BOX = { boxSizing: 'border-box', overflow: 'clip' };

const running = new WeakMap< HTMLElement, Animation >();

/**
 * Animates a panel that opens or closes, and calls back at the end; at once with reduced motion. Keep the panel visible
 * meanwhile. A new call replaces the panel's running animation, which then never calls back.
 */
export const slidePanel = (
	panel: HTMLElement,
	isOpening: boolean,
	{
		durationMs,
		effect = 'slideFade',
	}: { durationMs: number; effect?: SlideEffect },
	onEnd: () => void = () => {}
): void => {
	const view = panel.ownerDocument.defaultView ?? window;
	const before = running.get( panel );
	/** Height of an interrupted animation. */
	const startPx = before && panel.getBoundingClientRect().height;
	before?.cancel();
	running.delete( panel );
	if ( durationMs <= 0 || isStill( view ) || ! panel.animate ) {
		onEnd();
		return;
	}
	const fullPx = panel.getBoundingClientRect().height;
	const closed: Keyframe = {
		...( effect !== 'slideToggle' && { opacity: 0 } ),
		...( effect !== 'fadeOnly' && {
			height: `${ isOpening ? ( startPx ?? 0 ) : 0 }px`,
			paddingBlock: 0,
			...BOX,
		} ),
	};
	const open: Keyframe = {
		...( effect !== 'slideToggle' && { opacity: 1 } ),
		...( effect !== 'fadeOnly' && {
			height: `${ isOpening ? fullPx : ( startPx ?? fullPx ) }px`,
			...BOX,
		} ),
	};
	const animation = panel.animate(
		isOpening ? [ closed, open ] : [ open, closed ],
		{ duration: durationMs, easing: 'ease' }
	);
	running.set( panel, animation );
	animation.onfinish = () => {
		running.delete( panel );
		onEnd();
	};
};
