"use strict";
exports.id = 197;
exports.ids = [197];
exports.modules = {

/***/ 4197:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writeComment: () => (/* binding */ writeComment)
/* harmony export */ });
const actionsBot = "github-actions[bot]";
const milliseconds = 10_000;
async function writeComment({ token, repository, number, marker, body, create }) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(413)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    const client = getOctokit(token);
    const [owner = "", repo = ""] = repository.split("/");
    const within = () => ({ owner, repo, request: { signal: AbortSignal.timeout(milliseconds) } });
    const marked = [];
    for (let page = 1, more = true; more; page++) {
        const { data } = await client.rest.issues.listComments({ ...within(), issue_number: number, per_page: 100, page });
        for (const { id, html_url, user, body: text = "" } of data) {
            if (text.startsWith(marker))
                marked.push({ id, url: html_url, body: text, author: user?.login ?? "", isBot: user?.type === "Bot" });
        }
        more = data.length === 100;
    }
    const viewer = async () => {
        const answer = await client.graphql("query { viewer { login } }", { request: { signal: AbortSignal.timeout(milliseconds) } });
        return answer.viewer.login;
    };
    const ours = marked.find(({ author, isBot }) => isBot && author === actionsBot);
    const own = ours ?? (marked.length > 0 ? await viewer().then((login) => marked.find(({ author }) => author === login), () => undefined) : undefined);
    if (!own) {
        if (!create)
            return undefined;
        const { data } = await client.rest.issues.createComment({ ...within(), issue_number: number, body });
        return data.html_url;
    }
    if (essence(own.body) !== essence(body))
        await client.rest.issues.updateComment({ ...within(), comment_id: own.id, body });
    return own.url;
}
function essence(body) {
    return body.replaceAll("\r\n", "\n").replace(/\/actions\/runs\/\d+(?:\/attempts\/\d+)?/g, "").trim();
}


/***/ })

};
;