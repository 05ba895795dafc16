import { isStill } from '@shopfront/behaviors/engine/dom';

/** Animated properties: height and opacity, height alone, or opacity alone. */
export type SlideEffect = 'slideFade' | 'slideToggle' | 'fadeOnly';

/** Makes the height that of the whole box. */
const BOX = { boxSizing: 'border-box', overflow: 'clip' };

/** The running animation of a panel. */
const running = new WeakMap< HTMLElement, Animation >();

/**
 * Animates a panel that is opening or closing, and calls back at the end; at once if the visitor prefers reduced motion. A panel
 * must be visible meanwhile. The last call for a panel ends the earlier ones, which never call back.
 *
 * @param panel
 * @param isOpening
 * @param options
 * @param options.durationMs
 * @param options.effect     Default: height and opacity.
 * @param onEnd
 */
export function slidePanel(
	panel: HTMLElement,
	isOpening: boolean,
	{
		durationMs,
		effect = 'slideFade',
	}: { durationMs: number; effect?: SlideEffect },
	onEnd: () => void = () => {}
): void {
	const view = panel.ownerDocument.defaultView ?? window;
	const before = running.get( panel );
	/** Where an interrupted animation has got to. */
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
}
