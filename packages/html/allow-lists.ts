/** HTML elements and attributes to keep. The sanitizer removes everything else, except the text inside. */
export interface AllowList {
	tags: readonly string[];
	/** Allowed on any of these elements. */
	attributes: readonly string[];
	/** SVG elements, as SVG writes them: `linearGradient`. None by default. */
	svgTags?: readonly string[];
	/** Whether to keep `data-` attributes, except the ones that configure our behaviors. */
	hasData?: boolean;
}

const words = ( text: string ) => text.trim().split( /\s+/ );

/** For rich text such as descriptions and notices. Source: docs/contract/cart-and-checkout.md 9, "Allowed HTML". */
export const RICH_TEXT_HTML: AllowList = {
	tags: [ 'a', 'b', 'em', 'i', 'strong', 'p', 'br' ],
	attributes: [ 'target', 'href', 'rel', 'name', 'download' ],
};

/** For labels with HTML. Source: docs/contract/cart-and-checkout.md 9, "Allowed HTML". */
export const LABEL_HTML: AllowList = {
	tags: [ 'b', 'em', 'i', 'strong', 'p', 'br', 'span' ],
	attributes: [ 'style' ],
};

/** For add-ons that pass no list. Source: docs/contract/globals.md 10. */
export const DEFAULT_HTML: AllowList = {
	tags: [ ...RICH_TEXT_HTML.tags, 'abbr' ],
	attributes: [ ...RICH_TEXT_HTML.attributes, 'title' ],
};

export const PRICE_HTML: AllowList = {
	tags: words( 'b bdi br del em i ins small span strong sup' ),
	attributes: [ 'class', 'aria-hidden' ],
};

/** For parts of the shop's pages, with their forms and pictures. */
export const PAGE_HTML: AllowList = {
	tags: words( `
		a abbr address area article aside audio b bdi bdo blockquote br button caption center cite code col colgroup data datalist dd
		del details dfn dialog div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input
		ins kbd label legend li main map mark menu meter nav ol optgroup option output p picture pre progress q rp rt ruby s samp
		search section select small source span strike strong sub summary sup table tbody td textarea tfoot th thead time tr track tt
		u ul var video wbr` ),
	svgTags: words( `
		circle clipPath defs desc ellipse g line linearGradient mask path pattern polygon polyline radialGradient rect stop svg symbol
		text title tspan` ),
	attributes: [
		...words( `
			abbr accept accept-charset accesskey action align allowfullscreen alt autocapitalize autocomplete autoplay bgcolor border
			cellpadding cellspacing checked cite class color cols colspan controls coords datetime decoding default dir dirname disabled
			download draggable enctype enterkeyhint fetchpriority for form formnovalidate headers height hidden high href hreflang id
			inert inputmode itemid itemprop itemref itemscope itemtype kind label lang list loading loop low max maxlength method min
			minlength multiple muted name nonvalidate noshade novalidate nowrap open optimum pattern placeholder playsinline popover
			popovertarget popovertargetaction poster preload pubdate radiogroup readonly rel required rev reversed role rows rowspan
			scope selected shape size sizes span spellcheck src srclang srcset start step style summary tabindex target title translate
			type usemap valign value width wrap` ),
		...words( `
			clip-path clip-rule clipPathUnits cx cy d dominant-baseline dx dy fill fill-opacity fill-rule focusable fx fy gradientTransform
			gradientUnits maskUnits offset opacity pathLength patternTransform patternUnits points preserveAspectRatio r rx ry
			shape-rendering spreadMethod stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
			stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor transform vector-effect viewBox x x1 x2 xmlns y y1
			y2` ),
		...words( `
			activedescendant atomic autocomplete busy checked colcount colindex colspan controls current describedby description details
			disabled errormessage expanded flowto haspopup hidden invalid keyshortcuts label labelledby level live modal multiline
			multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount rowindex
			rowspan selected setsize sort valuemax valuemin valuenow valuetext` ).map(
			( name ) => `aria-${ name }`
		),
	],
	hasData: true,
};

/** We remove these with their content, because it isn't text for readers. Other unlisted elements leave their text. */
export const DROPPED_TAGS: readonly string[] = words( `
	annotation-xml applet audio desc embed foreignobject frameset head iframe math mglyph mi mn mo ms mtext noembed noframes noscript
	object plaintext script selectedcontent style svg template title video xmp` );
