/** From the command line (read-arguments.mjs). */
export interface Options {
	/** Paths, in load order. */
	scripts: string[];
	/** From asset files and `--handle`, without duplicates. */
	handles: string[];
	assets: string[];
	styles: string[];
	before: string[];
	/** Texts for fields, by label. */
	fills: Record< string, string >;
	/** Origin of a running shop; `null` to start one for the check. */
	url: string | null;
	isQuick: boolean;
	isJson: boolean;
}
