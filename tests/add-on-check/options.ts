/** What the command line asks for (read-arguments.mjs). */
export interface Options {
	/** Paths, in the order in which they are loaded. */
	scripts: string[];
	/** Of asset files and of `--handle`, each once. */
	handles: string[];
	/** Paths of the asset files. */
	assets: string[];
	/** Paths. */
	styles: string[];
	/** Inline code that runs before the first script. */
	before: string[];
	/** Texts for fields, by label. */
	fills: Record< string, string >;
	/** Origin of an open shop; `null` for one of the check's own. */
	url: string | null;
	isQuick: boolean;
	isJson: boolean;
}
