export interface Tab {
	link: HTMLElement;
	item: HTMLElement | null;
	panel: HTMLElement;
}

/** For tabs that run from left to right, or from top to bottom. */
const STEPS: Record< string, number > = {
	ArrowLeft: -1,
	ArrowUp: -1,
	ArrowRight: 1,
	ArrowDown: 1,
};

/** Omits tabs without a panel. */
export const findTabs = ( links: Iterable< HTMLElement > ): Tab[] =>
	[ ...links ].flatMap( ( link ) => {
		const panel = link.ownerDocument.getElementById(
			link.getAttribute( 'aria-controls' ) ?? ''
		);
		return panel ? [ { link, item: link.closest( 'li' ), panel } ] : [];
	} );

const isHorizontal = ( [ first, second ]: readonly Tab[] ): boolean =>
	! first ||
	! second ||
	first.link.getBoundingClientRect().top ===
		second.link.getBoundingClientRect().top;

/** Returns the index that a key moves the focus to; `undefined` for other keys, and for arrows of the other axis. */
const getTarget = (
	key: string,
	index: number,
	tabs: readonly Tab[],
	orientation: string | null | undefined
): number | undefined => {
	if ( key === 'Home' || key === 'End' ) {
		return key === 'Home' ? 0 : tabs.length - 1;
	}
	const horizontal = orientation
		? orientation === 'horizontal'
		: isHorizontal( tabs );
	const step = STEPS[ key ];
	if ( ! step || horizontal !== /Left|Right/.test( key ) ) {
		return undefined;
	}
	const first = tabs[ 0 ]?.link;
	const isMirrored =
		horizontal && first && getComputedStyle( first ).direction === 'rtl';
	return (
		( index + ( isMirrored ? -step : step ) + tabs.length ) % tabs.length
	);
};

/**
 * Starts tabs: a click selects a tab and shows its panel, arrow keys move the focus. Returns a function that selects a
 * tab; call it once to select the first. Without an `orientation`, we check how the tabs are laid out on each key
 * press. The `signal` removes the listeners.
 */
export const startTabs = (
	tabs: readonly Tab[],
	signal?: AbortSignal,
	orientation?: string | null
): ( ( tab: Tab ) => void ) => {
	const setTabStop = ( stop: Tab ) => {
		for ( const { link } of tabs ) {
			link.tabIndex = link === stop.link ? 0 : -1;
		}
	};
	const select = ( selected: Tab ) => {
		for ( const tab of tabs ) {
			const isSelected = tab === selected;
			tab.item?.classList.toggle( 'active', isSelected );
			tab.link.setAttribute( 'aria-selected', String( isSelected ) );
			// `hidden` isn't enough: themes set their own `display` for panels.
			tab.panel.style.display = isSelected ? '' : 'none';
			tab.panel.hidden = ! isSelected;
		}
		setTabStop( selected );
	};
	for ( const [ index, tab ] of tabs.entries() ) {
		tab.link.addEventListener(
			'click',
			( event ) => {
				event.preventDefault();
				select( tab );
			},
			{ signal }
		);
		tab.link.addEventListener(
			'keydown',
			( event ) => {
				const target = getTarget( event.key, index, tabs, orientation );
				const next = target === undefined ? undefined : tabs[ target ];
				if ( next ) {
					event.preventDefault();
					setTabStop( next );
					next.link.focus();
				}
			},
			{ signal }
		);
	}
	return select;
};
