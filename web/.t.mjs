import { spawn } from "node:child_process"; import { mkdtempSync } from "node:fs"; import { tmpdir } from "node:os"; import { join } from "node:path";
import { chromium } from "@playwright/test";
const program=process.argv[2]; const N=Number(process.argv[3]??6);
const rows=[];
for(let k=0;k<N;k++){
 const data=mkdtempSync(join(tmpdir(),"bps-")); const t0=performance.now();
 const server=spawn(program,["serve","--no-open","--port","0"],{env:{...process.env,BARPOINT_DATA:data},stdio:["ignore","pipe","inherit"]});
 const url=await new Promise(r=>{let s="";server.stdout.on("data",c=>{s+=c;const f=/http:\S+/.exec(s);if(f)r(new URL(f[0]))})});
 const listen=performance.now()-t0;
 const browser=await chromium.launch({executablePath:"/usr/bin/chromium"}); const page=await browser.newPage({viewport:{width:1440,height:900}});
 await page.addInitScript(()=>{ const o=new MutationObserver(()=>{ if(document.querySelector('[data-point="6"]')){ window.__b=performance.now(); o.disconnect(); } }); o.observe(document,{childList:true,subtree:true}); });
 const asked=performance.now();
 await page.goto(`${url.origin}/?token=${url.searchParams.get("token")}#/analyse?id=`+encodeURIComponent("XGID=-b----E-C---eE---c-e----B-:0:0:1:43:0:0:0:0:10"));
 await page.locator('[data-point="6"]').waitFor(); const board=performance.now()-asked;
 await page.waitForTimeout(300);
 const e=await page.evaluate(()=>{const n=performance.getEntriesByType("navigation")[0]; return {origin:performance.timeOrigin,nav:[n.redirectEnd,n.fetchStart,n.requestStart,n.responseEnd,n.domInteractive,n.domContentLoadedEventEnd].map(Math.round), res:performance.getEntriesByType("resource").map(r=>[r.name.replace(/.*\/\/[^/]*/,"").slice(0,28),Math.round(r.startTime),Math.round(r.responseEnd)]), b:Math.round(window.__b), fcp:Math.round(performance.getEntriesByName("first-contentful-paint")[0]?.startTime??0)}});
 rows.push({listen:Math.round(listen),board:Math.round(board),inpage:e.b});
 if(k===N-1) console.log(JSON.stringify(e));
 await browser.close(); server.kill();
}
rows.sort((a,b)=>a.board-b.board); console.log("median",rows[Math.floor(rows.length/2)], "min",rows[0]);
